import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from './notifications.service.ts';

export function registerNotificationRoutes(server: Server): void {
  serve(server, contract.listNotifications, listNotifications);
  serve(server, contract.readNotifications, readNotifications);
  serve(server, contract.getNotificationSettings, getNotificationSettings);
  serve(server, contract.updateNotificationSettings, updateNotificationSettings);
}
