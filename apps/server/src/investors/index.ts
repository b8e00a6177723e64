export { registerAlertRoutes } from './alerts/alerts.routes.ts';
export { startAlertsLoop } from './alerts/alerts-loop.ts';
export { findRoom } from './find-room.service.ts';
export { listDocumentKeys, updateDocumentKey } from './purchases/documents.queries.ts';
export { registerPurchaseRoutes } from './purchases/purchases.routes.ts';
export { startDeadlineLoop } from './purchases/reminders.service.ts';
export { registerRoomRoutes } from './room.routes.ts';
export { keepVisitorHomes } from './saved-homes.service.ts';
