import type { Place, SearchFilter } from '../search.queries.ts';
import { areaOf } from './area.ts';
import { meet } from './mark-rows.ts';
import type { Market, Snapshot } from './market.ts';
import type { Scanner } from './scan.ts';
import type { RowBitmap } from './select-rows.ts';

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

/** One turn with the marked rows of the same state of the market. Without a filter nothing is marked. */
export async function scanMarked<T>(
  market: Market,
  filter: SearchFilter | null,
  work: (scanner: Scanner, marked: Marked) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const snapshot = await market.current();
    const { version } = snapshot;
    const marked = filter
      ? await markedRows(market, snapshot, filter)
      : { named: null, polygon: null };
    const found = await market.scan(snapshot, async (scanner) =>
      snapshot.version === version || tries === TRIES
        ? { result: await work(scanner, marked) }
        : null,
    );
    if (found) return found.result;
  }
}
