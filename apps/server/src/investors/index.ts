export { findRoom } from './find-room.service.ts';
export { registerRoomRoutes } from './room.routes.ts';
export { keepVisitorHomes } from './saved-homes.service.ts';
