export { registerCalendarRoutes } from './calendars/calendars.routes.ts';
export { isLiveStep } from './calendars/live-steps.ts';
export { registerDashboardRoutes } from './dashboard/dashboard.routes.ts';
export { registerEventRoutes } from './events/events.routes.ts';
export { registerIntakeRoutes } from './intake/intake.routes.ts';
export { startIntakeLoop } from './intake/intake-loop.ts';
export { readQuizAnswers } from './intake/quiz-answers.ts';
export {
  listIntakeCredentials,
  updateIntakeCredentials,
} from './intake/sources/sources.queries.ts';
export { nameKey } from './lead-fields/field-names.ts';
export { registerLeadFieldRoutes } from './lead-fields/lead-fields.routes.ts';
export { startCountsLoop } from './leads/counts/counts-loop.ts';
export { CLOSED_FILE } from './leads/files/download-file.service.ts';
export { assertRoom as assertFileRoom } from './leads/files/file-limits.ts';
export { attachmentHeader, nameOfUpload } from './leads/files/file-name.ts';
export {
  dropReceived,
  keepReceived,
  openContent,
  type ReceivedFile,
  receiveFile,
} from './leads/files/file-store.ts';
export { inspectFile } from './leads/files/inspect-file.ts';
export { lockFiles } from './leads/files/lead-files.queries.ts';
export { registerLeadFileRoutes } from './leads/files/lead-files.routes.ts';
export { removeUnused } from './leads/files/unused-files.service.ts';
export { readCsv } from './leads/import/read-csv.ts';
export { readMoney } from './leads/import/read-values.ts';
export {
  deleteNewsSince,
  notifyLead,
  recordActivity,
  recordNews,
  recordTouch,
} from './leads/lead-activity.service.ts';
export { handOverLeads, restartLeads } from './leads/lead-handover.service.ts';
export { nameOf } from './leads/lead-name.ts';
export { lockLead } from './leads/leads.queries.ts';
export { registerLeadRoutes } from './leads/leads.routes.ts';
export { findVisibleLead, getLeadRow } from './leads/leads.service.ts';
export { lockWriter } from './leads/messages/messages.queries.ts';
export { isOverQuota } from './leads/messages/write-email.service.ts';
export { findLeadOfSender, findRecipientLead } from './leads/recipient-lead.service.ts';
export { findEmailFacts } from './leads/reminders/lead-mail.queries.ts';
export { leadUrl, localeOf } from './leads/reminders/lead-mail.service.ts';
export { startReminderLoop } from './leads/reminders/reminder-loop.ts';
export {
  announceSavedHomes,
  SAME_SITTING_MS,
  withdrawSavedHome,
} from './leads/saved-news.service.ts';
export { startTrashLoop } from './leads/trash/trash-loop.ts';
export { findVisibleIds } from './leads/visible-leads.service.ts';
export { registerLostReasonRoutes } from './lost-reasons/lost-reasons.routes.ts';
export { ensureLostReasons } from './lost-reasons/lost-reasons.service.ts';
export { registerNotificationRoutes } from './notifications/notifications.routes.ts';
export { startNotificationRetentionLoop } from './notifications/notifications-loop.ts';
export { registerPushRoutes } from './push/push.routes.ts';
export { listPushSecrets, updatePushSecret } from './push/push-keys.service.ts';
export { startPushLoop } from './push/push-loop.ts';
export { registerReplyRoutes } from './replies/replies.routes.ts';
export { startRepliesLoop } from './replies/replies-loop.ts';
export { ensureSequences } from './sequences/ensure-sequences.ts';
export { startSequenceLoop } from './sequences/sequence-loop.ts';
export { registerSequenceRoutes } from './sequences/sequences.routes.ts';
export { registerStatusRoutes } from './statuses/statuses.routes.ts';
export { ensureStatuses } from './statuses/statuses.service.ts';
export { registerTagRoutes } from './tags/tags.routes.ts';
export { ensureTemplates } from './templates/ensure-templates.ts';
export { registerTemplateRoutes } from './templates/templates.routes.ts';
export { registerTodayRoutes } from './today/today.routes.ts';
export { listWebhookSecrets, updateWebhookSecret } from './webhooks/webhooks.queries.ts';
export { registerWebhookRoutes } from './webhooks/webhooks.routes.ts';
export { startWebhooksLoop } from './webhooks/webhooks-loop.ts';
