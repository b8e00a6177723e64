import { buildPushPayload } from '@block65/webcrypto-web-push';
import { FetchFailure } from '../../platform/fetching/fetch-failure.ts';
import { internetOf } from '../../platform/fetching/internet.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { DeviceRow } from './push-devices.queries.ts';
import { getPushKeys } from './push-keys.service.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 100_000 };

/** What the service worker shows: apps/web/public/staff-worker.js. */
export type PushContent = {
  title: string;
  body: string;
  /** Path of the page that a click opens. */
  path: string;
  /** A message with the same name replaces the one before. */
  tag: string;
  lang: string;
};

type Post = { content: PushContent; ttlSeconds: number };

export type PushOutcome =
  | { kind: 'sent' }
  /** The browser no longer takes messages. */
  | { kind: 'gone' }
  /** It makes no sense to try again. */
  | { kind: 'refused'; reason: string }
  /** `isService`: nothing at this push service answers, not only this device. */
  | { kind: 'later'; reason: string; isService: boolean; waitMs: number | null };

/** One attempt. The address was given by a browser, so it is asked through the safe fetch (security 22). */
export async function postPush(
  ctx: Ctx,
  { endpoint, p256dh, auth }: DeviceRow,
  { content, ttlSeconds }: Post,
): Promise<PushOutcome> {
  const keys = await getPushKeys(ctx);
  const { headers, body } = await buildPushPayload(
    {
      data: content,
      // The topic makes the push service replace what it has not delivered yet: a retry is no second message.
      options: { ttl: ttlSeconds, urgency: 'high', topic: content.tag },
    },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject: ctx.deps.config.publicUrl, ...keys },
  );
  try {
    const answer = await internetOf(ctx.deps).fetch(endpoint, {
      ...LIMITS,
      ...{ method: 'POST', headers, body },
    });
    return outcomeOf(answer.status, answer.headers['retry-after']);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const { reason } = error;
    const isHopeless = reason === 'badUrl' || reason === 'notHttps' || reason === 'privateAddress';
    if (isHopeless) return { kind: 'refused', reason };
    return { kind: 'later', reason, isService: true, waitMs: null };
  }
}

/** RFC 8030, section 5. */
export function outcomeOf(status: number, retryAfter?: string): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `status ${status}`;
  if (status !== 429 && status < 500) return { kind: 'refused', reason };
  return { kind: 'later', reason, isService: status !== 429, waitMs: waitOf(retryAfter) };
}

/** Seconds or a date. */
function waitOf(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
