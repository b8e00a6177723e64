import * as contract from '@alpha/contract';
import { behindPrivateLink } from '../../platform/http/private-link.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import {
  createReaderScenario,
  deleteReaderScenario,
  recordTriedScenario,
  updateReaderScenario,
} from './reader-scenarios.service.ts';
import {
  createScenario,
  deleteScenario,
  listScenarios,
  updateScenario,
} from './scenarios.service.ts';

export function registerScenarioRoutes(server: Server): void {
  serve(server, contract.listScenarios, listScenarios);
  serve(server, contract.createScenario, createScenario);
  serve(server, contract.updateScenario, updateScenario);
  serve(server, contract.deleteScenario, deleteScenario);
  behindPrivateLink(server, (server) => {
    serve(server, contract.createReaderScenario, createReaderScenario);
    serve(server, contract.updateReaderScenario, updateReaderScenario);
    serve(server, contract.deleteReaderScenario, deleteReaderScenario);
    serve(server, contract.recordTriedScenario, recordTriedScenario);
  });
}
