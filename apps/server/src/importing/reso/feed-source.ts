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
  /** What this feed has brought: to be compared with all keys of the server, when due. */
  ours: OurListings | null;
  /** Most of what we have may be missing among the keys: a person knows. */
  mayBeShort?: boolean;
  /** What was not taken for want of a place, and could be by now. */
  listUnplaced?: () => Promise<readonly UnplacedListing[]>;
  /** Before the rows: a run that is killed between the two reads the rows again. */
  savePendingPhotos: (wishes: readonly PendingPhoto[]) => Promise<void>;
  now: () => number;
};

export type FeedSource = {
  items: () => AsyncGenerator<SourceItem>;
  /** What the items given before the latest one vouch for: the writer may hold that one in its hand. */
  mark: () => FeedMark;
  repeated: () => number;
  /** Why it ended early; before its first page it throws. What came is whole and worth analysing. */
  failure: () => FeedFailure | null;
  warnings: () => Refusal[];
  /** Of those without a place, what was asked for again; some may have gone from the server. */
  answered: () => readonly UnplacedListing[];
};

/** One refresh as the pipeline wants it: what changed, what can be placed by now, what vanished without a word. */
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
      // Only now: until somebody asks on, the last item of the page is not written.
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

  /** What changed is in: whatever is wrong with the rest stops nothing. */
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
