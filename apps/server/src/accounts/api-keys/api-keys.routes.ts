import * as api from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { createApiKey, deleteApiKey, listApiKeys } from './api-keys.service.ts';

export function registerApiKeyRoutes(server: Server): void {
  serve(server, api.listApiKeys, listApiKeys);
  serve(server, api.createApiKey, createApiKey);
  serve(server, api.deleteApiKey, deleteApiKey);
}
