import type { Place, SearchFilter } from '../search.queries.ts';
import { areaOf } from './area.ts';
import { meet } from './mark-rows.ts';
import { holds, type Market, type Snapshot } from './market.ts';
import type { Scanner } from './scan.ts';
import type { Box, RowBitmap } from './select-rows.ts';

/** `polygon`: if it is cheap enough to test in memory; else its rows are among the named ones. */
export type Marked = { named: RowBitmap | null; polygon: readonly Place[] | null };

/** Rows that match the text, and the drawn area. */
async function markedRows(
  market: Market,
  snapshot: Snapshot,
  { tsquery, polygon }: SearchFilter,
): Promise<Marked> {
  const named = tsquery === undefined ? null : await market.named(tsquery, snapshot);
  if (!polygon) return { named, polygon: null };
  if (!areaOf(snapshot.columns, polygon).isTooMuch) return { named, polygon };
  const inside = await market.inside(polygon, snapshot);
  return { named: named ? meet([named, inside]) : inside, polygon: null };
}

/** The market may change while words are looked up; after so many times it is a moment behind. */
const TRIES = 3;

type Scanned = {
  /** Null: nothing is marked. */
  filter: SearchFilter | null;
  /** Where the work looks, if not where the filter says. */
  place?: Pick<SearchFilter, 'city' | 'polygon'>;
  boxes?: readonly Box[];
};

/**
 * One turn with the marked rows of the same state of the market; `null` if not all that the work can find is in memory.
 */
export async function scanMarked<T>(
  market: Market,
  { filter, place = filter ?? {}, boxes }: Scanned,
  work: (scanner: Scanner, marked: Marked) => Promise<T>,
): Promise<{ result: T } | null> {
  const areHeld = (snapshot: Snapshot) => holds(snapshot, place, boxes);
  for (let tries = 1; ; tries += 1) {
    const snapshot = await market.current();
    if (!areHeld(snapshot)) return null;
    const { version } = snapshot;
    const marked = filter
      ? await markedRows(market, snapshot, filter)
      : { named: null, polygon: null };
    const found = await market.scan(snapshot, async (scanner) =>
      snapshot.version === version || tries === TRIES
        ? areHeld(snapshot) && { result: await work(scanner, marked) }
        : null,
    );
    if (found !== null) return found || null;
  }
}
