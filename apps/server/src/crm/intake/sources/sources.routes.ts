import * as api from '@alpha/contract';
import { type Server, serve, serveFile, serveSigned } from '../../../platform/http/serve.ts';
import {
  listIntakeDeliveries,
  replayIntakeDelivery,
  testIntakeSource,
} from '../deliveries/deliveries.service.ts';
import { receiveDelivery, verifyHook } from '../deliveries/receive.service.ts';
import { backfillIntakeSource } from '../meta/backfill.service.ts';
import {
  createIntakeSource,
  deleteIntakeSource,
  listIntakeSources,
  renewIntakeSecret,
  updateIntakeSource,
} from './sources.service.ts';

export function registerIntakeSourceRoutes(server: Server): void {
  serve(server, api.listIntakeSources, listIntakeSources);
  serve(server, api.createIntakeSource, createIntakeSource);
  serve(server, api.updateIntakeSource, updateIntakeSource);
  serve(server, api.renewIntakeSecret, renewIntakeSecret);
  serve(server, api.deleteIntakeSource, deleteIntakeSource);
  serve(server, api.backfillIntakeSource, backfillIntakeSource);
  serve(server, api.listIntakeDeliveries, listIntakeDeliveries);
  serve(server, api.testIntakeSource, testIntakeSource);
  serve(server, api.replayIntakeDelivery, replayIntakeDelivery);
  serveFile(server, api.verifyHook, verifyHook);
  serveSigned(server, api.receiveDelivery, receiveDelivery);
}
