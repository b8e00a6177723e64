import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createByteCache } from '../../lib/byte-cache.ts';

/** What a render for all readers of a page gives. */
export type RenderedPage = {
  status: number;
  html: string;
  /** Only our own scripts have it: nobody can guess it, and no response shows it. */
  nonce: string;
  headers: [string, string][];
  /** It has asked our API: it changes with the data. */
  usesData: boolean;
  /** All it asked for was answered. */
  isWhole: boolean;
};

export type KeptPage = {
  html: Buffer;
  gzipped: Buffer;
  headers: [string, string][];
  etag: string;
  /** Sources of the policy for its inline scripts, instead of a nonce. */
  scripts: string[];
  version: string | null;
  madeAt: number;
};

/** Two languages of some thirty pages, and landing pages, take about 5 MB. */
const MOST_BYTES = 24 * 1024 * 1024;
/** A page with data shows random listings: others after this time. */
const LONGEST_MS = 60_000;

const gzipped = promisify(gzip);

/**
 * Pages that are the same for all readers of a language, rendered once and kept until their data change.
 * A page's inline scripts are allowed by their hashes: with a nonce, which differs in each response, a
 * browser's copy could not be confirmed with a 304. They are recognized by the nonce of the render, so a
 * script that somebody smuggled into a page's data is not allowed by accident.
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
    const html = Buffer.from(page.html.replaceAll(page.nonce, ''));
    const made: KeptPage = {
      html,
      gzipped: await gzipped(html),
      headers: page.headers,
      // Weak: compressed or not, it is the same page.
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      scripts: ownScripts(page),
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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The hashes of our inline scripts, as they are sent, in the form of the policy. */
function ownScripts({ html, nonce }: RenderedPage): string[] {
  const hashes = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    text === '' || !attributes.includes(` nonce="${nonce}"`)
      ? []
      : [`'sha256-${createHash('sha256').update(text.replaceAll(nonce, '')).digest('base64')}'`],
  );
  return [...new Set(hashes)];
}
