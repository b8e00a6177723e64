import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './paging.ts';
import { text } from './text.ts';

/** A person has a phone, a tablet and a few computers; beyond that the one used longest ago is removed. */
export const PUSH_DEVICES_MAX = 10;

const pushDevice = z.object({
  id: z.number().int(),
  user_agent: z.string().nullable(),
  created_at: z.string(),
  /** When its push service last took a message. */
  delivered_at: z.string().nullable(),
  /** The latest message could not be delivered. */
  is_failing: z.boolean(),
  /** The browser that asks. */
  is_current: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

const devices = z.array(pushDevice);
const address = text(2_000).min(1);

export const getPushKey = endpoint({
  id: 'getPushKey',
  method: 'GET',
  path: '/api/notifications/push-key',
  access: 'lead:read:own',
  summary: 'The public key with which a browser subscribes to push messages (VAPID).',
  response: z.object({ public_key: z.string() }),
});

export const listPushDevices = endpoint({
  id: 'listPushDevices',
  method: 'GET',
  path: '/api/notifications/devices',
  access: 'lead:read:own',
  summary: 'The browsers in which you get push messages.',
  response: devices,
});

export const addPushDevice = endpoint({
  id: 'addPushDevice',
  method: 'POST',
  path: '/api/notifications/devices',
  access: 'lead:read:own',
  summary:
    'Sends your notifications to this browser too. Needs a proof, because it outlives the session.',
  perMinute: 20,
  body: z.strictObject({
    endpoint: address,
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}={0,1}$/),
      auth: z.string().regex(/^[\w-]{22}={0,2}$/),
    }),
  }),
  response: devices,
});

export const confirmPushDevice = endpoint({
  id: 'confirmPushDevice',
  method: 'PUT',
  path: '/api/notifications/devices',
  access: 'lead:read:own',
  summary:
    'You are signed in in the browser with this subscription. It stays yours if it was, and nobody else gets messages there.',
  perMinute: 60,
  body: z.strictObject({ endpoint: address }),
  response: devices,
});

export const removePushDevice = endpoint({
  id: 'removePushDevice',
  method: 'DELETE',
  path: '/api/notifications/devices/:id',
  access: 'lead:read:own',
  summary: 'Ends push messages to one of your browsers.',
  params: idParams,
  response: devices,
});

export const testPushDevice = endpoint({
  id: 'testPushDevice',
  method: 'POST',
  path: '/api/notifications/devices/:id/test',
  access: 'lead:read:own',
  summary:
    'Sends a test message to one of your browsers. `gone`: it no longer takes any and was removed.',
  perMinute: 10,
  params: idParams,
  response: z.object({ outcome: z.enum(['sent', 'failed', 'gone']) }),
});
