import type { PassThrough } from 'node:stream';
import type { Database } from '../platform/db/db.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, type RoomVisitor, roomOf } from '../platform/http/context.ts';
import { eventStreams } from '../platform/lib/metrics.ts';
import { leadOfNotice } from './room-notices.ts';

/** Proxies drop a silent connection after 30 s or more. */
const HEARTBEAT_MS = 20_000;
/** Open tabs and devices of one investor. */
const MOST_STREAMS = 10;

type Listener = { leadId: number; body: PassThrough };

/** Passes notices about an investor's plans and homes on to their open pages. */
export function createRoomHub(database: Pick<Database, 'listen'>) {
  const listeners = new Set<Listener>();
  const send = (isFor: (listener: Listener) => boolean) => {
    for (const listener of listeners)
      if (isFor(listener)) write(listener.body, 'data: changed\n\n');
  };
  const stop = database.listen({
    onNotice: (payload) => {
      const leadId = leadOfNotice(payload);
      if (leadId !== null) send((listener) => listener.leadId === leadId);
    },
    // Notices may have been missed.
    onGap: () => send(() => true),
  });
  return {
    /** False when the limit is reached. */
    add(listener: Listener): boolean {
      const taken = [...listeners].filter(({ leadId }) => leadId === listener.leadId);
      if (taken.length >= MOST_STREAMS) return false;
      listeners.add(listener);
      return true;
    },
    remove: (listener: Listener) => listeners.delete(listener),
    close: () => {
      stop();
      for (const { body } of listeners) body.end();
    },
  };
}

type RoomHub = ReturnType<typeof createRoomHub>;
type Stream = { body: PassThrough; findRoomAgain: () => Promise<RoomVisitor | null> };

/** Until the page is left, the room is closed or the server stops. */
export async function streamRoomEvents(ctx: Ctx, hub: RoomHub, stream: Stream): Promise<void> {
  const { body, findRoomAgain } = stream;
  const { leadId } = roomOf(ctx);
  const listener = { leadId, body };
  if (!hub.add(listener)) throw new AppError('request.tooMany', { retryAfterSeconds: 60 });
  const heart = setInterval(() => {
    write(body, ': still here\n\n');
    void findRoomAgain().then(
      (room) => room?.leadId !== leadId && body.end(),
      // The database is away for a moment: the next beat asks again.
      () => undefined,
    );
  }, HEARTBEAT_MS).unref();
  eventStreams.inc();
  body.once('close', () => {
    eventStreams.dec();
    clearInterval(heart);
    hub.remove(listener);
  });
  // Sends the headers with the first bytes.
  write(body, ': listening\n\n');
}

function write(body: PassThrough, text: string): void {
  if (!body.writableEnded && !body.destroyed) body.write(text);
}
