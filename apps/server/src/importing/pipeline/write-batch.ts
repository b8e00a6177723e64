import { refreshSearch } from '../../listings/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { isBadValue } from '../../platform/db/db-errors.ts';
import { retried } from '../../platform/db/retried.ts';
import { transact } from '../../platform/db/transact.ts';
import { cityKey } from '../../underwriting/index.ts';
import {
  type Counts,
  insertImportRows,
  type NewImportRow,
  raiseCounts,
} from '../imports/imports.queries.ts';
import type { ListingRow, SourceItem } from '../rows/listing-row.ts';
import { addressSnapshot, rowSnapshot } from '../rows/row-snapshot.ts';
import type { Area } from './areas.ts';
import {
  type FeedQuery,
  type ListingSighting,
  saveFeedMark,
  saveSightings,
} from './feed-progress.queries.ts';
import {
  confirmDays,
  insertHomes,
  insertPrices,
  keyOf,
  type NewPrice,
  updateHomes,
} from './homes.queries.ts';
import { NO_PLACE, type PlanContext, planBatch, type Step } from './plan-batch.ts';

export type Batch = {
  importId: number;
  items: readonly SourceItem[];
  /** Number of source items processed once this batch is written. */
  resumeAt: number;
  /** For feeds: the mark to save with this batch; absent if the next run must not start here. */
  feed: { asked: FeedQuery; mark?: unknown } | null;
};

export type Written = {
  counts: Counts;
  areas: Map<string, Area>;
  /** Properties whose photos came with the source. */
  photos: { propertyId: number; photos: NonNullable<ListingRow['photos']> }[];
};

/** A value the database rejects refuses only its own row (security 20). */
export async function writeBatch(db: Db, batch: Batch, context: PlanContext): Promise<Written> {
  try {
    return await writeWhole(db, batch, context);
  } catch (error) {
    if (!isBadValue(error)) throw error;
    const [only, ...others] = batch.items;
    if (!only) throw error;
    if (others.length === 0)
      return writeWhole(db, { ...batch, items: [refusedItem(only)] }, context);
    const [first, second] = halvesOf(batch);
    const before = await writeBatch(db, first, context);
    return joined(before, await writeBatch(db, second, withAreas(context, before.areas)));
  }
}

function refusedItem(item: SourceItem): SourceItem {
  const { system, key } = item.kind === 'row' ? item.row : item;
  const name = system !== undefined && key !== undefined ? { system, key } : {};
  return { kind: 'quarantined', line: item.line, ...name, why: { code: 'row.notStorable' } };
}

/** The feed mark covers the whole batch, so it is saved with the second half. */
function halvesOf(batch: Batch): [Batch, Batch] {
  const { items, resumeAt, feed } = batch;
  const middle = Math.floor(items.length / 2);
  const left = items.length - middle;
  return [
    {
      ...batch,
      items: items.slice(0, middle),
      resumeAt: resumeAt - left,
      feed: feed && { asked: feed.asked },
    },
    { ...batch, items: items.slice(middle) },
  ];
}

const withAreas = (context: PlanContext, areas: ReadonlyMap<string, Area>): PlanContext => ({
  ...context,
  areas: new Map([...context.areas, ...areas]),
});

function joined(first: Written, second: Written): Written {
  const counts = { ...first.counts };
  for (const [verdict, n] of Object.entries(second.counts)) counts[verdict as keyof Counts] += n;
  return {
    counts,
    areas: new Map([...first.areas, ...second.areas]),
    photos: [...first.photos, ...second.photos],
  };
}

/** One transaction for properties, prices, verdicts and the mark: all or nothing. */
function writeWhole(db: Db, batch: Batch, context: PlanContext): Promise<Written> {
  const { importId, items, resumeAt, feed } = batch;
  return retried(() =>
    transact(db, async (inside) => {
      const { steps, areas } = await planBatch(inside, items, context);
      if (!context.isDryRun) {
        await writeHomes(inside, importId, steps);
        // These never get an analysis, so their search entry is updated here.
        await refreshSearch(inside, steps.flatMap(withoutEstimate));
      }
      await insertImportRows(inside, importId, steps.map(rowOf));
      const counts = countsOf(steps);
      const from = resumeAt - items.length;
      await raiseCounts(inside, importId, counts, { from, to: resumeAt });
      if (feed && !context.isDryRun) {
        await saveSightings(inside, feed.asked.id, steps.flatMap(sightingsOf(items)));
        if (feed.mark !== undefined) await saveFeedMark(inside, feed.asked, feed.mark);
      }
      const photos = steps.flatMap(({ id, photos }) =>
        id !== null && photos ? { propertyId: id, photos } : [],
      );
      return { counts, areas, photos };
    }),
  );
}

async function writeHomes(db: Db, importId: number, steps: Step[]): Promise<void> {
  const made = steps.filter(({ verdict }) => verdict === 'created');
  const ids = await insertHomes(
    db,
    made.flatMap(({ home }) => home ?? []),
  );
  for (const step of made)
    if (step.home) step.id = ids.get(keyOf(step.home.source, step.home.source_key)) ?? null;
  await updateHomes(
    db,
    steps.flatMap(({ id, home, verdict }) =>
      id !== null && home && verdict !== 'created' ? { ...home, id } : [],
    ),
  );
  await confirmDays(
    db,
    steps.flatMap(({ id, confirmedOn }) =>
      id !== null && confirmedOn !== null ? { id, day: confirmedOn } : [],
    ),
  );
  await insertPrices(db, importId, steps.flatMap(priceOf));
}

/** Steps are in the order of their items. */
const sightingsOf =
  (items: readonly SourceItem[]) =>
  ({ id, reasons }: Step, at: number): ListingSighting[] => {
    const item = items[at];
    if (item?.kind === 'deleted') {
      const { system, key, isVanished = false } = item;
      return id === null ? [] : [{ system, key, isVanished, unplacedIn: null }];
    }
    if (item?.kind !== 'row') return [];
    const { system, key, city, state } = item.row;
    const isUnplaced = reasons.some(({ code }) => code === NO_PLACE);
    if (id === null && !isUnplaced) return [];
    const unplacedIn = isUnplaced ? cityKey(city, state) : null;
    return [{ system, key, isVanished: false, unplacedIn }];
  };

const withoutEstimate = ({ id, home }: Step) =>
  id !== null && home && !home.may_display_valuation ? id : [];

/** The first asking price, and every change of it. */
function priceOf({ id, home, before, verdict }: Step): NewPrice[] {
  // Rentals have no asking price.
  if (id === null || !home || home.list_price === 0) return [];
  const price = { property_id: id, price: home.list_price };
  if (verdict === 'created')
    return home.status === 'sold' && home.list_price === home.sold_price
      ? []
      : [{ ...price, date: home.listed_on ?? home.source_as_of }];
  return before?.list_price === undefined ? [] : [{ ...price, date: home.source_as_of }];
}

function rowOf(step: Step): NewImportRow {
  const { line, verdict, sourceKey, reasons, id, home, before, row, named } = step;
  // In a dry run the property may not exist yet, even for an unchanged row.
  const isSameAsHome = id !== null && (verdict === 'unchanged' || verdict === 'created');
  return {
    line,
    verdict,
    source_key: sourceKey,
    property_id: id,
    reasons: reasons.length > 0 ? reasons : null,
    snapshot: isSameAsHome
      ? null
      : row
        ? rowSnapshot(row)
        : named?.address
          ? addressSnapshot(named)
          : null,
    before,
    content_hash: home?.content_hash ?? null,
  };
}

function countsOf(steps: readonly Step[]): Counts {
  const counts: Counts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    quarantined: 0,
    off_market: 0,
  };
  for (const { verdict } of steps) counts[verdict] += 1;
  return counts;
}
