import * as contract from '@alpha/contract';
import { type Server, serve } from '../../http/serve.ts';
import { getPropertyMap } from './map/map.service.ts';
import { getMarketToday, listCities } from './market.service.ts';
import { listProperties } from './search.service.ts';
import { getPropertySupply } from './supply/supply.service.ts';

export function registerSearchRoutes(server: Server): void {
  serve(server, contract.listProperties, listProperties);
  serve(server, contract.listCities, listCities);
  serve(server, contract.getMarketToday, getMarketToday);
  serve(server, contract.getPropertyMap, getPropertyMap);
  serve(server, contract.getPropertySupply, getPropertySupply);
}
