import type { LeadEvent } from '@alpha/contract';

const PATIENCE_MS = 5_000;

export type EventReader = {
  all: LeadEvent[];
  headers: Headers;
  /** The first matching event, received or still to come. */
  next: (matches: (event: LeadEvent) => boolean) => Promise<LeadEvent>;
  ended: Promise<void>;
  stop: () => void;
};

/** Listens to `GET /api/events` of a running server as the token's owner. */
export async function readEvents(origin: string, token: string): Promise<EventReader> {
  const stopping = new AbortController();
  const answer = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    signal: stopping.signal,
  });
  if (answer.status !== 200) {
    await answer.text();
    throw new Error(String(answer.status));
  }
  const all: LeadEvent[] = [];
  const waiting = new Set<() => void>();
  async function read(): Promise<void> {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) all.push(JSON.parse(block.slice('data: '.length)));
      for (const look of waiting) look();
    }
  }
  const next = (matches: (event: LeadEvent) => boolean) =>
    new Promise<LeadEvent>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`did not come; came: ${JSON.stringify(all)}`));
      }, PATIENCE_MS);
      const look = () => {
        const found = all.find(matches);
        if (!found) return;
        waiting.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    all,
    headers: answer.headers,
    next,
    ended: read().catch(() => undefined),
    stop: () => stopping.abort(),
  };
}
