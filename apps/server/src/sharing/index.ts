export { registerShareRoutes } from './shares/shares.routes.ts';
export { registerShortlistRoutes } from './shortlists/shortlists.routes.ts';
