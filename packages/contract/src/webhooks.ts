import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, pageOf, pageQuery, success } from './paging.ts';
import { text, visibleText } from './text.ts';

/** Changes that are sent to other systems; also the `type` of what is sent. */
export const WEBHOOK_EVENTS = ['lead.created', 'lead.moved', 'lead.answered'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `test` is sent by hand, to try an address. */
export const WEBHOOK_MESSAGE_TYPES = [...WEBHOOK_EVENTS, 'test'] as const;
export type WebhookMessageType = (typeof WEBHOOK_MESSAGE_TYPES)[number];

/** `canceled`: its lead was deleted or erased before it could be sent. */
export const WEBHOOK_STATUSES = ['waiting', 'delivered', 'failed', 'canceled'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** Why an attempt failed. `status`: the answer was not a 2xx. */
export const WEBHOOK_FAILURES = [
  'status',
  'notHttps',
  'unknownHost',
  'privateAddress',
  'unreachable',
  'badCertificate',
  'timedOut',
  'tooLarge',
  'tooManyRedirects',
  'brokeOff',
  'secret',
  'internal',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** Every change of a lead is written once for each of them. */
export const WEBHOOKS_MAX = 20;

const webhook = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_active: z.boolean(),
  /** Paused by us, after a day without one success; null otherwise. */
  given_up_at: z.string().nullable(),
  /** Since when every attempt has failed. */
  failing_since: z.string().nullable(),
  last_delivered_at: z.string().nullable(),
  counts: z.object({ waiting: z.number().int(), failed: z.number().int() }),
  created_at: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

/** `secret` signs each message; it is shown once. */
const webhookWithSecret = z.object({ webhook, secret: z.string() });

const message = z.object({
  id: z.number().int(),
  /** Sent as `id`, and the same in every attempt. */
  message_id: z.string(),
  type: z.enum(WEBHOOK_MESSAGE_TYPES),
  status: z.enum(WEBHOOK_STATUSES),
  /** Null: the lead is gone, or it is a test. */
  lead: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  attempts: z.number().int(),
  /** HTTP status of the latest answer. */
  response_status: z.number().int().nullable(),
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
  occurred_at: z.string(),
  delivered_at: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
});
export type WebhookMessage = z.infer<typeof message>;

const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const url = text(2_000).trim().min(1);

export const listWebhooks = endpoint({
  id: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  access: 'integration:write',
  summary: 'Addresses that changes of leads are sent to, without their secrets.',
  response: z.array(webhook),
});

export const createWebhook = endpoint({
  id: 'createWebhook',
  method: 'POST',
  path: '/api/webhooks',
  access: 'integration:write',
  summary: 'Adds an address. Its secret is returned only here.',
  body: z.strictObject({ name: visibleText(120), url, events }),
  response: webhookWithSecret,
});

export const updateWebhook = endpoint({
  id: 'updateWebhook',
  method: 'PUT',
  path: '/api/webhooks/:id',
  access: 'integration:write',
  summary: 'Changes, pauses or resumes a webhook. What is omitted stays as it is.',
  params: idParams,
  body: z.strictObject({
    name: visibleText(120).optional(),
    url: url.optional(),
    events: events.optional(),
    is_active: z.boolean().optional(),
  }),
  response: webhook,
});

export const renewWebhookSecret = endpoint({
  id: 'renewWebhookSecret',
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  access: 'integration:write',
  summary: 'Replaces the secret of a webhook. Messages are signed with the new one at once.',
  params: idParams,
  response: webhookWithSecret,
});

export const deleteWebhook = endpoint({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'integration:write',
  summary: 'Deletes a webhook, its secret, its log and what still waits.',
  params: idParams,
  response: success,
});

export const testWebhook = endpoint({
  id: 'testWebhook',
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'integration:write',
  summary: 'Queues a message of the type `test`, without a lead.',
  perMinute: 20,
  params: idParams,
  response: message,
});

export const listWebhookMessages = endpoint({
  id: 'listWebhookMessages',
  method: 'GET',
  path: '/api/webhooks/:id/messages',
  access: 'integration:write',
  summary: 'What was sent or waits, the latest first.',
  params: idParams,
  query: z.strictObject({ ...pageQuery, status: z.enum(WEBHOOK_STATUSES).optional() }),
  response: pageOf(message),
});

export const resendWebhookMessage = endpoint({
  id: 'resendWebhookMessage',
  method: 'POST',
  path: '/api/webhook-messages/:id/send',
  access: 'integration:write',
  summary: 'Sends a message again under the same id.',
  perMinute: 60,
  params: idParams,
  response: message,
});
