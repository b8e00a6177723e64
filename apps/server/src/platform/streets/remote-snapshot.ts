import { AppError } from '../http/app-error.ts';
import { createByteCache } from '../lib/byte-cache.ts';
import type { FetchBytes, FetchedBytes } from '../lib/internet.ts';
import { createWorkQueue } from '../lib/work-queue.ts';
import { type FindSnapshot, type Snapshot, SnapshotChanged, UnusableStreets } from './snapshot.ts';

const TIMEOUT_MS = 10_000;
/** The beginning, which has the header: it answers how long the file is, and which. */
const BEGINNING = 16_384;
/** How long a file counts as unchanged; a read of a changed one fails in any case. */
const FRESH_MS = 60_000;
/** When it is asked again after a failure. */
const RETRY_MS = 10_000;
/** What many readers look at: a city has some 2,000 tiles of 30 kB. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** Reads at the other server at once; more wait, and beyond that readers try again. */
const READS = { atOnce: 8, mostWaiting: 200 };

/** A file behind an address, read in ranges by this server: browsers ask no one else. */
export function remoteSnapshot(
  address: string,
  fetch: FetchBytes,
  now = () => performance.now(),
): FindSnapshot {
  const cache = createByteCache<Buffer>({ mostBytes: CACHE_BYTES, sizeOf: ({ length }) => length });
  const underway = new Map<string, Promise<Buffer>>();
  const inTurn = createWorkQueue({
    ...READS,
    whenFull: () => new AppError('service.busy', { retryAfterSeconds: 2 }),
  });
  let last: { snapshot: Promise<Snapshot>; until: number } | null = null;
  let good: Snapshot | null = null;

  const fetchRange = (start: number, length: number): Promise<FetchedBytes> =>
    inTurn(() =>
      fetch(address, {
        headers: { range: `bytes=${start}-${start + length - 1}`, 'accept-encoding': 'identity' },
        timeoutMs: TIMEOUT_MS,
        maxBytes: length,
      }).catch((error: unknown) => {
        throw unusable(error);
      }),
    );

  async function find(): Promise<Snapshot> {
    const answer = await fetchRange(0, BEGINNING);
    const bytes = sizeOf(answer);
    const stamp = stampOf(answer, bytes);
    const fetchPart = async (start: number, length: number) => {
      const part = await fetchRange(start, length);
      if (stampOf(part, sizeOf(part)) === stamp) return part.bytes;
      last = null;
      good = null;
      throw new SnapshotChanged();
    };
    cache.set(`${stamp} 0 ${BEGINNING}`, answer.bytes);
    const read = (start: number, length: number) =>
      kept(`${stamp} ${start} ${length}`, () => fetchPart(start, length));
    return { stamp, identity: stamp, bytes, read };
  }

  /** Readers of the same place share one request. */
  async function kept(key: string, fetchPart: () => Promise<Buffer>): Promise<Buffer> {
    const known = cache.get(key) ?? underway.get(key);
    if (known) return known;
    const fetched = fetchPart();
    underway.set(key, fetched);
    try {
      const part = await fetched;
      cache.set(key, part);
      return part;
    } finally {
      underway.delete(key);
    }
  }

  return () => {
    if (last && now() < last.until) return last.snapshot;
    const next = { snapshot: refresh(), until: now() + FRESH_MS };
    last = next;
    return next.snapshot;

    async function refresh(): Promise<Snapshot> {
      try {
        good = await find();
        return good;
      } catch (error) {
        next.until = now() + RETRY_MS;
        // What is kept in memory can still be read, and reads notice a change themselves.
        if (good && isPassing(error)) return good;
        throw error;
      }
    }
  };
}

const isPassing = (error: unknown) =>
  error instanceof AppError ||
  (error instanceof UnusableStreets && error.problem === 'unreachable');

/** Servers without ranges send the whole file, which is larger than what was asked for. */
function unusable(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { reason } = error as { reason?: string };
  return new UnusableStreets(reason === 'tooLarge' ? 'noRanges' : 'unreachable', { cause: error });
}

function sizeOf({ status, headers }: FetchedBytes): number {
  if (status === 404 || status === 410) throw new UnusableStreets('missing');
  if (status === 200) throw new UnusableStreets('noRanges');
  const size = /^bytes \d+-\d+\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1];
  if (status !== 206 || size === undefined) throw new UnusableStreets('unreachable');
  return Number(size);
}

const stampOf = ({ headers }: FetchedBytes, bytes: number) =>
  [bytes, headers.etag ?? '', headers['last-modified'] ?? ''].join(' ');
