import { createHash } from 'node:crypto';
import { createByteCache } from '../../lib/byte-cache.ts';
import { type FinishedPage, finishPage, type RenderedPage } from './finish-page.ts';

export type KeptPage = FinishedPage & {
  etag: string;
  version: string | null;
  madeAt: number;
};

/** Two languages of some thirty pages, and landing pages, take about 5 MB. */
const MOST_BYTES = 24 * 1024 * 1024;
/** A page with data shows random listings: others after this time. */
const LONGEST_MS = 60_000;

/**
 * Pages that are the same for all readers of a language, rendered once and kept until their data change.
 */
export function createSharedPages(dataVersion: () => Promise<string | null>) {
  const kept = createByteCache<KeptPage>({
    mostBytes: MOST_BYTES,
    sizeOf: ({ html, gzipped }) => html.length + gzipped.length,
  });
  const underWay = new Map<string, Promise<KeptPage | RenderedPage>>();

  /** → the kept page; null when it must be rendered. */
  async function find(key: string): Promise<KeptPage | null> {
    const page = kept.get(key);
    if (!page) return null;
    if (page.version === null) return page;
    const isNew = Date.now() - page.madeAt < LONGEST_MS;
    return isNew && page.version === (await dataVersion()) ? page : null;
  }

  /** Keeps what is whole and ok; → what to send. */
  async function make(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<KeptPage | RenderedPage> {
    // Read before the data: a change meanwhile makes the page stale, not the other way round.
    const asked = dataVersion();
    const page = await render();
    if (page.status !== 200 || !page.isWhole) return page;
    // A page without data does not wait for a database that is away.
    const version = page.usesData ? await asked : null;
    if (page.usesData && version === null) return page;
    const finished = await finishPage(page);
    const made: KeptPage = {
      ...finished,
      // Weak: compressed or not, it is the same page.
      etag: `W/"${createHash('sha256').update(finished.html).digest('base64url').slice(0, 27)}"`,
      version,
      madeAt: Date.now(),
    };
    kept.set(key, made);
    return made;
  }

  return {
    find,
    /** Whether it was ever made: only names that exist have a page. */
    isKnown: (key: string) => kept.get(key) !== undefined,
    /** Requests for one page at the same time share one render. */
    make(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage | RenderedPage> {
      const known = underWay.get(key);
      if (known) return known;
      const work = make(key, render).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
  };
}
