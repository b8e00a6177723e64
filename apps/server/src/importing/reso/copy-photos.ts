import { FetchFailure } from '../../platform/fetching/fetch-failure.ts';
import type { FetchBytes } from '../../platform/fetching/safe-fetch.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import type { Refusal } from '../rows/listing-row.ts';
import type { PhotoLink } from './reso-media.ts';
import { type ResoCode, refuse } from './reso-refusal.ts';

export type CopiedPhoto = { url: string; width: number; height: number };

export type CopyResult = {
  /** In source order, without those that failed. */
  photos: CopiedPhoto[];
  problems: Refusal[];
  /** Some failures may be temporary. */
  isRetryable: boolean;
};

type Deps = {
  fetch: FetchBytes;
  /** Throws if the bytes are not a photo. */
  store: (bytes: Uint8Array) => Promise<CopiedPhoto>;
  signal?: AbortSignal;
};

const LIMITS = { timeoutMs: 30_000, maxBytes: 25_000_000 };
const BATCH_SIZE = 4;

/** Copies a listing's photos to our storage. A broken photo is only noted. */
export async function copyPhotos(deps: Deps, links: readonly PhotoLink[]): Promise<CopyResult> {
  const queue = createWorkQueue({ atOnce: BATCH_SIZE });
  const copies = await Promise.all(links.map(({ url }) => queue(() => copyOne(deps, url))));
  const problems = copies.flatMap((copy) => ('problem' in copy ? [copy] : []));
  return {
    photos: copies.flatMap((copy) => ('photo' in copy ? [copy.photo] : [])),
    problems: problems.map(({ problem, host }) => refuse(problem, { value: host })),
    isRetryable: problems.some(({ problem }) => problem === 'photoUnreachable'),
  };
}

type Copy = { photo: CopiedPhoto } | { problem: ResoCode; host: string };

async function copyOne({ fetch, store, signal }: Deps, url: string): Promise<Copy> {
  const host = URL.canParse(url) ? new URL(url).host : '';
  try {
    const { status, bytes } = await fetch(url, { ...LIMITS, ...(signal && { signal }) });
    if (status !== 200) return { problem: 'photoUnreachable', host };
    return { photo: await store(bytes) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { problem: problemOf(error), host };
  }
}

function problemOf(error: unknown): ResoCode {
  if ((error as Error).name === 'PhotoError') return 'photoUnreadable';
  // Storage errors such as a full disk are not the photo's fault.
  if (!(error instanceof FetchFailure)) throw error;
  if (error.reason === 'tooLarge') return 'photoTooLarge';
  return REFUSED.has(error.reason) ? 'photoRefused' : 'photoUnreachable';
}

const REFUSED = new Set(['badUrl', 'notHttps', 'privateAddress']);
