export { saveAnswer } from './answers/answers.service.ts';
export { registerComparisonLinkRoutes } from './comparison-links/comparison-links.routes.ts';
export {
  comparisonLinksOf,
  endComparisonLink,
  makeComparisonLink,
} from './comparison-links/comparison-links.service.ts';
export { registerSampleRoutes } from './sample/sample.routes.ts';
export { registerScenarioRoutes } from './scenarios/scenarios.routes.ts';
export { scenariosOfReader } from './scenarios/share-scenarios.service.ts';
export { findLinkLead, type KeptHome, resolveSavedHomes } from './shares/link-lead.service.ts';
export { makeRoomShare } from './shares/make-room-share.service.ts';
export { roomReportToken } from './shares/room-report.ts';
export { personFor } from './shares/sender-in-mail.ts';
export { pictureFor } from './shares/share-picture.ts';
export { registerShareRoutes } from './shares/shares.routes.ts';
export { warmMarketFigures } from './shortlists/market-figures.service.ts';
export { registerShortlistRoutes } from './shortlists/shortlists.routes.ts';
