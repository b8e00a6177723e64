import type { PassThrough } from 'node:stream';
import { isAllowed, type LeadEvent } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, type Viewer, viewerOf } from '../../platform/http/context.ts';
import { eventStreams } from '../../platform/lib/metrics.ts';
import type { EventHub, EventListener } from './event-hub.ts';

/** Proxies drop a silent connection after 30 s or more. */
const HEARTBEAT_MS = 20_000;
/** Open tabs of one user. */
const MOST_STREAMS = 20;
/** A client that reads this slowly is disconnected; it reconnects and reloads. */
const MOST_WAITING_BYTES = 256 * 1024;

type Stream = { body: PassThrough; findViewerAgain: () => Promise<Viewer | null> };

/** Streams lead changes until the client disconnects, the session ends or the server closes. */
export async function streamEvents(ctx: Ctx, hub: EventHub, stream: Stream): Promise<void> {
  const { body } = stream;
  let viewer = viewerOf(ctx);

  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength > MOST_WAITING_BYTES) body.destroy();
    else body.write(text);
  };
  const send = (event: LeadEvent) => write(`data: ${JSON.stringify(event)}\n\n`);
  const listener: EventListener = {
    person: () => viewer,
    send,
    recheck,
    end: () => body.end(),
  };
  if (!hub.reserve(listener, MOST_STREAMS))
    throw new AppError('request.tooMany', { retryAfterSeconds: 60 });

  async function recheck(): Promise<void> {
    const now = await stream.findViewerAgain().catch(() => viewer);
    if (now?.sessionKind !== 'access' || !isAllowed(now.role, 'lead:read:own'))
      return void body.end();
    const roleChanged = now.role !== viewer.role;
    viewer = now;
    if (roleChanged) send({ kind: 'many' });
  }

  const heart = setInterval(() => {
    write(': still here\n\n');
    void recheck();
  }, HEARTBEAT_MS).unref();
  eventStreams.inc();
  body.once('close', () => {
    eventStreams.dec();
    clearInterval(heart);
    hub.remove(listener);
  });
  try {
    // Sends the headers with the first bytes.
    write(': listening\n\n');
    await hub.add(listener);
  } catch (error) {
    body.destroy();
    throw error;
  }
}
