import * as contract from '@alpha/contract';
import { behindPrivateLink } from '../../platform/http/private-link.ts';
import { type Server, serve, serveSigned } from '../../platform/http/serve.ts';
import {
  createLeadSearch,
  deleteLeadSearch,
  listLeadSearches,
  updateLeadSearch,
} from './lead-searches.service.ts';
import {
  createRoomSearch,
  deleteRoomSearch,
  listRoomSearches,
  listRoomSearchNews,
  updateRoomSearch,
} from './room-searches.service.ts';
import { getAlertState, stopAlerts } from './stop-alerts.service.ts';

export function registerAlertRoutes(server: Server): void {
  serve(server, contract.listRoomSearches, listRoomSearches);
  serve(server, contract.createRoomSearch, createRoomSearch);
  serve(server, contract.updateRoomSearch, updateRoomSearch);
  serve(server, contract.deleteRoomSearch, deleteRoomSearch);
  serve(server, contract.listRoomSearchNews, listRoomSearchNews);
  serve(server, contract.listLeadSearches, listLeadSearches);
  serve(server, contract.createLeadSearch, createLeadSearch);
  serve(server, contract.updateLeadSearch, updateLeadSearch);
  serve(server, contract.deleteLeadSearch, deleteLeadSearch);
  behindPrivateLink(server, (server) => {
    serve(server, contract.getAlertState, getAlertState);
    // A form, as RFC 8058 sends it, or nothing.
    serveSigned(server, contract.stopAlerts, stopAlerts);
  });
}
