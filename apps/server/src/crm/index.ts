export { registerDashboardRoutes } from './dashboard/dashboard.routes.ts';
export { registerEventRoutes } from './events/events.routes.ts';
export { registerIntakeRoutes } from './intake/intake.routes.ts';
export { readQuizAnswers } from './intake/quiz-answers.ts';
export { startCountsLoop } from './leads/counts/counts-loop.ts';
export {
  deleteNewsSince,
  notifyLead,
  recordNews,
  recordTouch,
} from './leads/lead-activity.service.ts';
export { handOverLeads, restartLeads } from './leads/lead-handover.service.ts';
export { nameOf } from './leads/lead-name.ts';
export { registerLeadRoutes } from './leads/leads.routes.ts';
export { findVisibleLead, getLeadRow } from './leads/leads.service.ts';
export { findLeadOfSender, findRecipientLead } from './leads/recipient-lead.service.ts';
export { findEmailFacts } from './leads/reminders/lead-mail.queries.ts';
export { leadUrl, localeOf } from './leads/reminders/lead-mail.service.ts';
export { startReminderLoop } from './leads/reminders/reminder-loop.ts';
export { registerNotificationRoutes } from './notifications/notifications.routes.ts';
export { startNotificationRetentionLoop } from './notifications/notifications-loop.ts';
export { registerStatusRoutes } from './statuses/statuses.routes.ts';
export { ensureStatuses } from './statuses/statuses.service.ts';
export { registerTodayRoutes } from './today/today.routes.ts';
