import { createHash } from 'node:crypto';

const MOST_KEPT = 24;
const KEPT_MS = 10 * 60_000;

type Print = { body: Promise<Buffer>; at: number };

/**
 * Equal reports are printed once: ten readers of one home, or one who taps twice, wait for one press.
 * What a report says is its key, so a changed figure is a new print.
 */
export function createPrintedStore(now: () => number = Date.now) {
  const kept = new Map<string, Print>();
  return (content: unknown, print: () => Promise<Buffer>): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64');
    const known = kept.get(key);
    if (known && now() - known.at < KEPT_MS) return known.body;
    const body = print();
    kept.delete(key);
    kept.set(key, { body, at: now() });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    // The next one who asks tries again.
    body.catch(() => kept.get(key)?.body === body && kept.delete(key));
    return body;
  };
}
