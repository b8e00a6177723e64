import { listRandomProperties as listRandomPropertiesEndpoint } from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listRandomProperties } from './properties.service.ts';

export function registerPropertyRoutes(server: Server): void {
  serve(server, listRandomPropertiesEndpoint, listRandomProperties);
}
