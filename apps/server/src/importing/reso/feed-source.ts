import type { Refusal, SourceItem } from '../rows/listing-row.ts';
import { compareKeys, type ListingId, type OurListings } from './compare-keys.ts';
import type { FeedMark } from './feed-mark.ts';
import type { ResoClient } from './reso-client.ts';
import { type PendingPhoto, readByKeys, readFeed } from './reso-feed.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoFeed } from './reso-settings.ts';

export type UnplacedListing = ListingId & { city: string };

type Deps = {
  client: ResoClient;
  feed: ResoFeed;
  start: FeedMark;
  /** Listings from this feed, to compare with the server's keys when due. */
  ours: OurListings | null;
  /** Accept a list of keys without most of our listings. */
  mayBeShort?: boolean;
  /** Listings skipped for missing coordinates whose city is known by now. */
  listUnplaced?: () => Promise<readonly UnplacedListing[]>;
  /** Called before the rows: a run killed in between reads the rows again. */
  savePendingPhotos: (photos: readonly PendingPhoto[]) => Promise<void>;
  now: () => number;
};

export type FeedSource = {
  items: () => AsyncGenerator<SourceItem>;
  /** Covers the items before the latest one, which the writer may not have written yet. */
  mark: () => FeedMark;
  repeated: () => number;
  /** Why it ended early; before the first page it throws instead. What arrived is complete. */
  failure: () => FeedFailure | null;
  warnings: () => Refusal[];
  /** The unplaced listings that were requested again; some may no longer exist. */
  answered: () => readonly UnplacedListing[];
};

/** One refresh as a pipeline source: changes, listings that can be placed by now, and deletions. */
export function createFeedSource(deps: Deps): FeedSource {
  const { client, feed, start, ours, savePendingPhotos, now } = deps;
  let mark = start;
  let repeated = 0;
  let hasBegun = false;
  let failure: FeedFailure | null = null;
  let answered: readonly UnplacedListing[] = [];
  const warnings: Refusal[] = [];

  async function* changed(): AsyncGenerator<SourceItem> {
    for await (const batch of readFeed(client, feed, start)) {
      hasBegun = true;
      await savePendingPhotos(batch.photos);
      repeated += batch.repeated;
      yield* batch.items;
      // Not earlier: the last item of the page is written only when the next one is requested.
      mark = batch.mark;
    }
  }

  async function* fetchAgain(ids: readonly ListingId[]): AsyncGenerator<SourceItem> {
    for await (const batch of readByKeys(client, feed, ids)) {
      await savePendingPhotos(batch.photos);
      yield* batch.items;
    }
  }

  async function* placed(): AsyncGenerator<SourceItem> {
    const unplaced = (await deps.listUnplaced?.()) ?? [];
    yield* fetchAgain(unplaced);
    answered = unplaced;
  }

  async function* compared(known: OurListings): AsyncGenerator<SourceItem> {
    const { mayBeShort = false } = deps;
    const { gone, back } = await compareKeys(client, feed, known, { mayBeShort });
    for (const id of gone) yield { kind: 'deleted', line: 0, ...id, isVanished: true };
    yield* fetchAgain(back);
    mark = { ...mark, keysComparedAt: new Date(now()).toISOString() };
  }

  /** The changes are already in, so problems with the rest become warnings. */
  async function* orWarning(items: AsyncGenerator<SourceItem>): AsyncGenerator<SourceItem> {
    try {
      yield* items;
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      warnings.push(error.refusal);
    }
  }

  return {
    async *items() {
      try {
        yield* changed();
      } catch (error) {
        if (!(error instanceof FeedFailure) || !hasBegun) throw error;
        failure = error;
        return;
      }
      yield* orWarning(placed());
      if (ours) yield* orWarning(compared(ours));
    },
    mark: () => mark,
    repeated: () => repeated,
    failure: () => failure,
    warnings: () => warnings,
    answered: () => answered,
  };
}

export function isComparisonDue({ keysComparedAt }: FeedMark, feed: ResoFeed, now: number) {
  const last = keysComparedAt === null ? 0 : Date.parse(keysComparedAt);
  return now - last >= feed.settings.compareKeysHours * 3_600_000;
}
