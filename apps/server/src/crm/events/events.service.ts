import type { PassThrough } from 'node:stream';
import { isAllowed, type LeadEvent } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, type Viewer, viewerOf } from '../../platform/http/context.ts';
import { eventStreams } from '../../platform/lib/metrics.ts';
import type { EventHub, EventListener } from './event-hub.ts';

/** Proxies give up a silent connection after half a minute or more. */
const HEARTBEAT_MS = 20_000;
/** Tabs of one person. */
const MOST_STREAMS = 20;
/** Whoever reads so slowly comes back and asks again. */
const MOST_WAITING_BYTES = 256 * 1024;

type Stream = { body: PassThrough; findViewerAgain: () => Promise<Viewer | null> };

/** Tells the viewer of changes until the viewer, the session or the server ends. */
export async function streamEvents(ctx: Ctx, hub: EventHub, stream: Stream): Promise<void> {
  const { body } = stream;
  let viewer = viewerOf(ctx);

  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength > MOST_WAITING_BYTES) body.destroy();
    else body.write(text);
  };
  const tell = (event: LeadEvent) => write(`data: ${JSON.stringify(event)}\n\n`);
  const listener: EventListener = {
    person: () => viewer,
    tell,
    recheck,
    end: () => body.end(),
  };
  if (!hub.reserve(listener, MOST_STREAMS))
    throw new AppError('request.tooMany', { retryAfterSeconds: 60 });

  async function recheck(): Promise<void> {
    const now = await stream.findViewerAgain().catch(() => viewer);
    if (now?.sessionKind !== 'access' || !isAllowed(now.role, 'lead:read:own'))
      return void body.end();
    const hasOtherEyes = now.role !== viewer.role;
    viewer = now;
    if (hasOtherEyes) tell({ kind: 'many' });
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
    // The first bytes take the headers with them.
    write(': listening\n\n');
    await hub.add(listener);
  } catch (error) {
    body.destroy();
    throw error;
  }
}
