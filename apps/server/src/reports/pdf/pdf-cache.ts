import { createHash } from 'node:crypto';

const MAX_CACHED = 24;
const MAX_AGE_MS = 10 * 60_000;

type CachedPdf = { body: Promise<Buffer>; at: number };

/**
 * Caches PDFs by their content: simultaneous requests share one rendering, and a changed figure is a
 * cache miss.
 */
export function createPdfCache(now: () => number = Date.now) {
  const cache = new Map<string, CachedPdf>();
  return (content: unknown, render: () => Promise<Buffer>): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64');
    const known = cache.get(key);
    if (known && now() - known.at < MAX_AGE_MS) return known.body;
    const body = render();
    cache.delete(key);
    cache.set(key, { body, at: now() });
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED) break;
      cache.delete(oldest);
    }
    // Failures are not cached.
    body.catch(() => cache.get(key)?.body === body && cache.delete(key));
    return body;
  };
}
