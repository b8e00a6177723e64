export { registerAlertRoutes } from './alerts/alerts.routes.ts';
export { startAlertsLoop } from './alerts/alerts-loop.ts';
export { findRoom } from './find-room.service.ts';
export { startDemoHomeLoop } from './owned-homes/demo-home.service.ts';
export { registerOwnedHomeRoutes } from './owned-homes/owned-homes.routes.ts';
export { registerRoomRoutes } from './room.routes.ts';
export { keepVisitorHomes } from './saved-homes.service.ts';
