import type { Refusal, SourceItem } from '../listing-row.ts';
import type { FeedMark } from './feed-mark.ts';
import type { ResoClient } from './reso-client.ts';
import { type PhotoWish, readFeed } from './reso-feed.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoFeed } from './reso-settings.ts';
import { findVanished, type ListingId } from './reso-vanished.ts';

type Deps = {
  client: ResoClient;
  feed: ResoFeed;
  start: FeedMark;
  /** What this feed brought and is on sale: to be compared with all keys of the server, when due. */
  ours: readonly ListingId[] | null;
  /** Before the rows: a run that is killed between the two reads the rows again. */
  saveWishes: (wishes: readonly PhotoWish[]) => Promise<void>;
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
};

/** One refresh as the pipeline wants it: what changed, then what vanished without a word. */
export function createFeedSource({ client, feed, start, ours, saveWishes, now }: Deps): FeedSource {
  let mark = start;
  let repeated = 0;
  let hasBegun = false;
  let failure: FeedFailure | null = null;
  const warnings: Refusal[] = [];

  async function* changed(): AsyncGenerator<SourceItem> {
    for await (const batch of readFeed(client, feed, start)) {
      hasBegun = true;
      await saveWishes(batch.photos);
      repeated += batch.repeated;
      yield* batch.items;
      // Only now: until somebody asks on, the last item of the page is not written.
      mark = batch.mark;
    }
  }

  async function* vanished(known: readonly ListingId[]): AsyncGenerator<SourceItem> {
    for (const id of await findVanished(client, feed, known))
      yield { kind: 'deleted', line: 0, ...id };
    mark = { ...mark, keysComparedAt: new Date(now()).toISOString() };
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
      try {
        if (ours) yield* vanished(ours);
      } catch (error) {
        if (!(error instanceof FeedFailure)) throw error;
        warnings.push(error.refusal);
      }
    },
    mark: () => mark,
    repeated: () => repeated,
    failure: () => failure,
    warnings: () => warnings,
  };
}

export function isComparisonDue({ keysComparedAt }: FeedMark, feed: ResoFeed, now: number) {
  const last = keysComparedAt === null ? 0 : Date.parse(keysComparedAt);
  return now - last >= feed.settings.compareKeysHours * 3_600_000;
}
