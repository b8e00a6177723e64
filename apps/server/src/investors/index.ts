export { registerAlertRoutes } from './alerts/alerts.routes.ts';
export { startAlertsLoop } from './alerts/alerts-loop.ts';
export { findRoom } from './find-room.service.ts';
export { registerRoomRoutes } from './room.routes.ts';
export { keepVisitorHomes } from './saved-homes.service.ts';
