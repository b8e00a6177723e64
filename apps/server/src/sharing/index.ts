export { saveAnswer } from './answers/answers.service.ts';
export { registerSampleRoutes } from './sample/sample.routes.ts';
export { registerScenarioRoutes } from './scenarios/scenarios.routes.ts';
export { findLinkLead, type KeptHome, resolveSavedHomes } from './shares/link-lead.service.ts';
export { roomReportToken } from './shares/room-report.ts';
export { personFor } from './shares/sender-in-mail.ts';
export { registerShareRoutes } from './shares/shares.routes.ts';
export { warmMarketFigures } from './shortlists/market-figures.service.ts';
export { registerShortlistRoutes } from './shortlists/shortlists.routes.ts';
