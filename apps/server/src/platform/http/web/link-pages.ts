import { createHash } from 'node:crypto';
import { createByteCache } from '../../lib/byte-cache.ts';
import type { FinishedPage } from './finish-page.ts';

type Named = { key: string; link: string };
type KeptLinkPage = Omit<FinishedPage, 'html'> & { link: string; data: string; madeAt: number };

/** Compressed, a report takes 70 kB: some three hundred of them. */
const MOST_BYTES = 24 * 1024 * 1024;
/** Nothing in a report changes with the time of day; a bound all the same. */
const LONGEST_MS = 3_600_000;

/**
 * Reports behind links as they were drawn from the data of our API. The data are asked for at each request,
 * with all checks of a link, so a page that is found here is what would be drawn now. Only compressed: all
 * browsers take it.
 */
export function createLinkPages(mostBytes = MOST_BYTES) {
  const kept = createByteCache<KeptLinkPage>({
    mostBytes,
    sizeOf: ({ gzipped }) => gzipped.length,
  });
  return {
    find(key: string, data: string, now = Date.now()): KeptLinkPage | null {
      const page = kept.get(key);
      const isStill = page && page.data === digest(data) && now - page.madeAt < LONGEST_MS;
      return isStill ? page : null;
    },
    keep({ key, link }: Named, data: string, page: FinishedPage, now = Date.now()): void {
      const { html: _large, ...rest } = page;
      kept.set(key, { ...rest, link, data: digest(data), madeAt: now });
      // Nobody may ever ask for it again.
      setTimeout(() => kept.delete(key), LONGEST_MS).unref();
    },
    /** Of a link that was revoked or erased nothing stays in memory, in any language or scenario. */
    drop(link: string): void {
      kept.deleteIf((page) => page.link === link);
    },
    bytes: kept.bytes,
  };
}

const digest = (data: string) => createHash('sha256').update(data).digest('base64url');
