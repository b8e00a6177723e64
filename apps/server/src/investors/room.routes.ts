import * as contract from '@alpha/contract';
import { type Server, serve, serveEvents, serveFile } from '../platform/http/serve.ts';
import { enterRoom, leaveRoom, leaveRoomEverywhere } from './enter-room.service.ts';
import { getLeadRoom, inviteToRoom } from './lead-room.service.ts';
import { answerRoomHome, getRoom } from './room.service.ts';
import { compareRoomHomes, printRoomComparison } from './room-comparison.service.ts';
import {
  createRoomComparisonLink,
  listRoomComparisonLinks,
  revokeRoomComparisonLink,
} from './room-comparison-links.service.ts';
import { createRoomHub, streamRoomEvents } from './room-events.service.ts';
import { askRoomLink } from './room-links.service.ts';
import { openRoomHomeReport } from './room-report.service.ts';
import { listRoomScenarios } from './room-scenarios.service.ts';
import {
  noteRoomHome,
  removeRoomHome,
  restoreRoomHome,
  saveRoomHomes,
} from './saved-homes.service.ts';

export function registerRoomRoutes(server: Server): void {
  serve(server, contract.askRoomLink, askRoomLink);
  serve(server, contract.enterRoom, enterRoom);
  serve(server, contract.getRoom, getRoom);
  serve(server, contract.compareRoomHomes, compareRoomHomes);
  serve(server, contract.listRoomScenarios, listRoomScenarios);
  serveFile(server, contract.printRoomComparison, printRoomComparison);
  serve(server, contract.createRoomComparisonLink, createRoomComparisonLink);
  serve(server, contract.listRoomComparisonLinks, listRoomComparisonLinks);
  serve(server, contract.revokeRoomComparisonLink, revokeRoomComparisonLink);
  serve(server, contract.leaveRoom, leaveRoom);
  serve(server, contract.leaveRoomEverywhere, leaveRoomEverywhere);
  serve(server, contract.saveRoomHomes, saveRoomHomes);
  serve(server, contract.removeRoomHome, removeRoomHome);
  serve(server, contract.restoreRoomHome, restoreRoomHome);
  serve(server, contract.noteRoomHome, noteRoomHome);
  serve(server, contract.openRoomHomeReport, openRoomHomeReport);
  serve(server, contract.answerRoomHome, answerRoomHome);
  serve(server, contract.getLeadRoom, getLeadRoom);
  serve(server, contract.inviteToRoom, inviteToRoom);
  const hub = createRoomHub(server.deps.database);
  serveEvents(server, contract.streamRoomEvents, (ctx, stream) =>
    streamRoomEvents(ctx, hub, stream),
  );
  // Before the server waits for connections to close: streams never end by themselves.
  server.app.addHook('preClose', async () => hub.close());
}
