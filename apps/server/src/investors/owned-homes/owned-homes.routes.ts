import * as contract from '@alpha/contract';
import { type Server, serve, serveFile } from '../../platform/http/serve.ts';
import { addHomeEntries, deleteHomeEntry, listHomeEntries } from './home-entries.service.ts';
import { getHomeYear } from './home-year.service.ts';
import {
  createOwnedHome,
  deleteOwnedHome,
  listOwnedHomes,
  listRoomOwnedHomes,
  updateOwnedHome,
} from './owned-homes.service.ts';
import { checkStatement, deleteStatement, importStatement } from './statements.service.ts';

/** Staff and investors: what both may do is one service, which knows whose homes are in reach. */
export function registerOwnedHomeRoutes(server: Server): void {
  serve(server, contract.listOwnedHomes, listOwnedHomes);
  serve(server, contract.createOwnedHome, createOwnedHome);
  serve(server, contract.updateOwnedHome, updateOwnedHome);
  serve(server, contract.deleteOwnedHome, deleteOwnedHome);
  serve(server, contract.listHomeEntries, listHomeEntries);
  serve(server, contract.addHomeEntries, addHomeEntries);
  serve(server, contract.deleteHomeEntry, deleteHomeEntry);
  serve(server, contract.checkStatement, checkStatement);
  serve(server, contract.importStatement, importStatement);
  serve(server, contract.deleteStatement, deleteStatement);
  serveFile(server, contract.getHomeYear, getHomeYear);
  serve(server, contract.listRoomOwnedHomes, listRoomOwnedHomes);
  serve(server, contract.listRoomHomeEntries, listHomeEntries);
  serve(server, contract.addRoomHomeEntries, addHomeEntries);
  serve(server, contract.deleteRoomHomeEntry, deleteHomeEntry);
  serve(server, contract.checkRoomStatement, checkStatement);
  serve(server, contract.importRoomStatement, importStatement);
  serve(server, contract.deleteRoomStatement, deleteStatement);
  serveFile(server, contract.getRoomHomeYear, getHomeYear);
}
