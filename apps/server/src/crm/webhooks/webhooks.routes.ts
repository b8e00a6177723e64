import * as api from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listWebhookMessages, resendWebhookMessage, testWebhook } from './messages.service.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  renewWebhookSecret,
  updateWebhook,
} from './webhooks.service.ts';

export function registerWebhookRoutes(server: Server): void {
  serve(server, api.listWebhooks, listWebhooks);
  serve(server, api.createWebhook, createWebhook);
  serve(server, api.updateWebhook, updateWebhook);
  serve(server, api.renewWebhookSecret, renewWebhookSecret);
  serve(server, api.deleteWebhook, deleteWebhook);
  serve(server, api.testWebhook, testWebhook);
  serve(server, api.listWebhookMessages, listWebhookMessages);
  serve(server, api.resendWebhookMessage, resendWebhookMessage);
}
