import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, pageOf, pageQuery, success } from './paging.ts';
import { text } from './text.ts';

/** `waiting`: not processed yet, or to be tried again. */
export const DELIVERY_STATUSES = [
  'waiting',
  'lead',
  'joined',
  'test',
  'refused',
  'failed',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why a delivery made no lead, or why an attempt failed. */
export const DELIVERY_REASONS = [
  'noContact',
  'badEmail',
  'badPhone',
  'noToken',
  'tokenRefused',
  'leadGone',
  'unreachable',
  'internal',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** Why the default owner got the lead: no member of the rule was left after this condition. */
export const OWNER_REASONS = ['nobodyActive', 'hours', 'country', 'language', 'capacity'] as const;
export type OwnerReason = (typeof OWNER_REASONS)[number];

const delivery = z.object({
  id: z.number().int(),
  status: z.enum(DELIVERY_STATUSES),
  reason: z.enum(DELIVERY_REASONS).nullable(),
  /** The other system's id of the lead; null: it has none. */
  external_id: z.string().nullable(),
  /** Incoming fields by name; null once deleted after 30 days or by an erasure. */
  fields: z.record(z.string(), z.string()).nullable(),
  /** For tests: what the fields became. */
  preview: z.record(z.string(), z.string()).nullable(),
  lead: z.object({ id: z.number().int(), name: z.string(), owner: z.string() }).nullable(),
  owner_reason: z.enum(OWNER_REASONS).nullable(),
  attempts: z.number().int(),
  /** While it waits. */
  next_attempt_at: z.string().nullable(),
  received_at: z.string(),
});
export type IntakeDelivery = z.infer<typeof delivery>;

export const listIntakeDeliveries = endpoint({
  id: 'listIntakeDeliveries',
  method: 'GET',
  path: '/api/intake-sources/:id/deliveries',
  access: 'intake:write',
  summary: 'What a source has sent, the latest first. Personal data is kept for 30 days.',
  params: idParams,
  query: z.strictObject({ ...pageQuery, status: z.enum(DELIVERY_STATUSES).optional() }),
  response: pageOf(delivery),
});

export const testIntakeSource = endpoint({
  id: 'testIntakeSource',
  method: 'POST',
  path: '/api/intake-sources/:id/test',
  access: 'intake:write',
  summary: 'Runs the mapping on given fields and writes the result into the log. Makes no lead.',
  perMinute: 30,
  params: idParams,
  body: z.strictObject({
    fields: z
      .record(text(120).min(1), text(2_000))
      .refine((fields) => Object.keys(fields).length <= 60),
  }),
  response: delivery,
});

export const replayIntakeDelivery = endpoint({
  id: 'replayIntakeDelivery',
  method: 'POST',
  path: '/api/intake-deliveries/:id/replay',
  access: 'intake:write',
  summary: 'Processes a failed or refused delivery again. It never makes a second lead.',
  params: idParams,
  response: delivery,
});

const hookParams = z.strictObject({ key: text(200) });

export const verifyHook = endpoint({
  id: 'verifyHook',
  method: 'GET',
  path: '/api/hooks/:key',
  access: 'public',
  summary: 'Meta checks the address of a source: returns the challenge for the right verify token.',
  perMinute: 60,
  params: hookParams,
  query: z.strictObject({
    'hub.mode': text(40).optional(),
    'hub.challenge': text(200).optional(),
    'hub.verify_token': text(200).optional(),
  }),
  produces: 'text/plain',
  response: z.string(),
});

/** Meta and Google send bursts, and from few addresses. */
const DELIVERIES_PER_MINUTE = 600;

export const receiveDelivery = endpoint({
  id: 'receiveDelivery',
  method: 'POST',
  path: '/api/hooks/:key',
  access: 'public',
  summary:
    'Takes leads of another system: JSON, signed or with the key of its source. Stored first, processed later.',
  perMinute: DELIVERIES_PER_MINUTE,
  params: hookParams,
  response: success,
});
