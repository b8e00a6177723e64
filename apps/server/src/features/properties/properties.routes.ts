import {
  listCities as listCitiesEndpoint,
  listRandomProperties as listRandomPropertiesEndpoint,
} from '@alpha/contract';
import { type Server, serve } from '../../http/serve.ts';
import { listCities, listRandomProperties } from './properties.service.ts';

export function registerPropertyRoutes(server: Server): void {
  serve(server, listCitiesEndpoint, listCities);
  serve(server, listRandomPropertiesEndpoint, listRandomProperties);
}
