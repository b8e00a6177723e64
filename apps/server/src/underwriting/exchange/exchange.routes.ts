import * as contract from '@alpha/contract';
import { fromReplica } from '../../platform/http/context.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getExchangeForecasts, listExchangeRates } from './exchange.service.ts';

export function registerExchangeRoutes(server: Server): void {
  serve(server, contract.listExchangeRates, fromReplica(listExchangeRates));
  serve(server, contract.getExchangeForecasts, fromReplica(getExchangeForecasts));
}
