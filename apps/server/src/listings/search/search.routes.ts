import * as contract from '@alpha/contract';
import { fromReplica } from '../../platform/http/context.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getPropertyMap } from '../map/map.service.ts';
import { getPropertySupply } from '../supply/supply.service.ts';
import { getMarketToday, listCities } from './market.service.ts';
import { listProperties } from './search.service.ts';

export function registerSearchRoutes(server: Server): void {
  serve(server, contract.listProperties, fromReplica(listProperties));
  serve(server, contract.listCities, fromReplica(listCities));
  serve(server, contract.getMarketToday, fromReplica(getMarketToday));
  serve(server, contract.getPropertyMap, fromReplica(getPropertyMap));
  serve(server, contract.getPropertySupply, fromReplica(getPropertySupply));
}
