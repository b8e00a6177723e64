import * as contract from '@alpha/contract';
import { fromReplica } from '../../platform/http/context.ts';
import { type Server, serve, serveFile } from '../../platform/http/serve.ts';
import { getForecasts, getMetroForecasts } from './forecasts.service.ts';
import { exportForecasts } from './forecasts-export.ts';

export function registerForecastRoutes(server: Server): void {
  serve(server, contract.getForecasts, fromReplica(getForecasts));
  serveFile(server, contract.exportForecasts, fromReplica(exportForecasts));
  serve(server, contract.getMetroForecasts, fromReplica(getMetroForecasts));
}
