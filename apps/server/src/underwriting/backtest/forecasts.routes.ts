import * as contract from '@alpha/contract';
import { fromReplica } from '../../platform/http/context.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getForecasts, getMetroForecasts } from './forecasts.service.ts';

export function registerForecastRoutes(server: Server): void {
  serve(server, contract.getForecasts, fromReplica(getForecasts));
  serve(server, contract.getMetroForecasts, fromReplica(getMetroForecasts));
}
