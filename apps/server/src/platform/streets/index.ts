export { registerStreetRoutes } from './streets.routes.ts';
export { warnOfStreets } from './warn-of-streets.ts';
