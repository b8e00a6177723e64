import { setImmediate as nextTurn } from 'node:timers/promises';
import { readSavedFilter } from '@alpha/contract';
import {
  type ChangedListing,
  type ListingMatcher,
  listChangedListings,
  matcherOf,
} from '../../listings/index.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import {
  type ActiveSearch,
  countFailure,
  type DueSearch,
  type FoundAlert,
  forgetFailures,
  insertAlerts,
  listActiveSearches,
  listSearchesWaitingFor,
  moveMark,
  putFigures,
  readMark,
  scheduleMails,
} from './alert-changes.queries.ts';
import { mailTime } from './alert-times.ts';
import { cashFlowToKeep, type News, newsFor, newsOf, priceToKeep } from './news-of-listing.ts';
import { isWithin } from './search-limits.ts';

/** A second or two of work on the embedded database, which has one connection. */
const LISTINGS_AT_ONCE = 5_000;
const SEARCHES_AT_ONCE = 1_000;
const ROWS_AT_ONCE = 10_000;
/** Of one search and batch, as many as the investor’s page shows; more are only counted. */
const MOST_ALERTS = 60;
/** How long the event loop is held up. */
const SLICE_MS = 15;

type Found = {
  alerts: FoundAlert[];
  due: DueSearch[];
  /** Searches that failed before and did not now. */
  mended: number[];
};

/**
 * Compares the next changed listings with all saved searches. Everything is computed first, then written in one
 * transaction that moves the mark: a process that dies has written nothing, and of two that did the same work one writes.
 * → whether there was anything to compare.
 */
export async function matchNextChanges(
  ctx: Ctx,
  { listingsAtOnce = LISTINGS_AT_ONCE, now = new Date() } = {},
): Promise<boolean> {
  const mark = await readMark(ctx.db);
  const { rows, last } = await listChangedListings(ctx.db, mark, listingsAtOnce);
  if (!last) return false;
  const { alerts, due, mended } = await findAlerts(ctx, rows, now);
  const ids = rows.map(({ id }) => id);
  for (const search of await listSearchesWaitingFor(ctx.db, ids))
    due.push({
      ...{ search_id: search.id, since_version: search.sinceVersion, more: 0 },
      due_at: mailTime(search, now).toISOString(),
    });
  const figures = rows.map((row) => ({
    property_id: row.id,
    price: priceToKeep(row),
    cash_flow: cashFlowToKeep(row),
    discount: row.discount,
  }));
  await inTransaction(ctx, async (ctx) => {
    if (!(await moveMark(ctx.db, mark, last))) return;
    for (const some of chunksOf(figures)) await putFigures(ctx.db, some);
    for (const some of chunksOf(alerts)) await insertAlerts(ctx.db, some);
    for (const some of chunksOf(due)) await scheduleMails(ctx.db, some);
    await forgetFailures(ctx.db, mended);
  });
  return true;
}

type Changed = { listing: ChangedListing; news: News[] };

async function findAlerts(ctx: Ctx, rows: ChangedListing[], now: Date): Promise<Found> {
  const found: Found = { alerts: [], due: [], mended: [] };
  const changed = new Map<number, Changed>();
  for (const listing of rows) {
    const news = newsOf(listing);
    if (news.length > 0) changed.set(listing.id, { listing, news });
  }
  if (changed.size === 0) return found;
  const find = matcherOf(
    ctx.db,
    [...changed.values()].map(({ listing }) => listing),
  );
  let begun = performance.now();
  for (let afterId = 0; ; ) {
    const searches = await listActiveSearches(ctx.db, afterId, SEARCHES_AT_ONCE);
    for (const search of searches) {
      await addOrHold(ctx, found, search, { find, changed, now });
      if (performance.now() - begun < SLICE_MS) continue;
      await nextTurn();
      begun = performance.now();
    }
    if (searches.length < SEARCHES_AT_ONCE) return found;
    afterId = searches.at(-1)?.id ?? 0;
  }
}

type Among = { find: ListingMatcher; changed: ReadonlyMap<number, Changed>; now: Date };

/** A search that fails ends this step, and after some tries is left out: the others must not wait for it. */
async function addOrHold(
  ctx: Ctx,
  found: Found,
  search: ActiveSearch,
  among: Among,
): Promise<void> {
  try {
    await addAlerts(found, search, among);
  } catch (error) {
    const tries = await countFailure(ctx.db, search.id);
    ctx.log.error({ saved_search: search.id, tries }, 'a saved search could not be compared');
    throw error;
  }
  if (search.matchTries > 0) found.mended.push(search.id);
}

async function addAlerts(
  { alerts, due }: Found,
  search: ActiveSearch,
  { find, changed, now }: Among,
): Promise<void> {
  const read = readSavedFilter.safeParse(search.filter);
  // A filter of an older version that is no longer understood finds nothing.
  if (!read.success) return;
  const matching = (await find(read.data))
    .flatMap((id) => {
      const found = changed.get(id);
      const news = found ? newsFor(found.news, read.data) : [];
      return found && news.length > 0 ? [{ listing: found.listing, news }] : [];
    })
    .filter(({ listing }) => listing.version > search.sinceVersion && isWithin(listing, search));
  if (matching.length === 0) return;
  const kept =
    matching.length > MOST_ALERTS
      ? matching.toSorted((a, b) => b.listing.relevance - a.listing.relevance).slice(0, MOST_ALERTS)
      : matching;
  const found = { search_id: search.id, since_version: search.sinceVersion };
  for (const { listing, news } of kept)
    for (const each of news) alerts.push({ ...found, property_id: listing.id, ...each });
  const due_at = mailTime(search, now).toISOString();
  due.push({ ...found, due_at, more: matching.length - kept.length });
}

function* chunksOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) yield rows.slice(i, i + ROWS_AT_ONCE);
}
