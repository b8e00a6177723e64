export { registerSampleRoutes } from './sample/sample.routes.ts';
export { registerScenarioRoutes } from './scenarios/scenarios.routes.ts';
export { registerShareRoutes } from './shares/shares.routes.ts';
export { warmMarketFigures } from './shortlists/market-figures.service.ts';
export { registerShortlistRoutes } from './shortlists/shortlists.routes.ts';
