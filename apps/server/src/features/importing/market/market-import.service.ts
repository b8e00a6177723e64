import type { Db } from '../../../db/db.ts';
import type { Refusal } from '../listing-row.ts';
import { readFhfa } from './adapters/fhfa.adapter.ts';
import { readPmms } from './adapters/pmms.adapter.ts';
import { readZillow, type ZillowOptions } from './adapters/zillow.adapter.ts';
import { type ChangedArea, refreshAreas } from './area-market.service.ts';
import { type CurrentRate, refreshCurrentRate } from './current-rate.service.ts';
import { lockMarket } from './market.queries.ts';
import type { MarketItem, MarketKind, TableRow } from './market-item.ts';
import { readTable } from './read-table.ts';
import { writeItems } from './write-market.service.ts';

export type MarketVerdict = {
  line: number;
  /** The region, or the week of a rate. */
  name: string;
  verdict: 'created' | 'updated' | 'unchanged' | 'skipped' | 'quarantined';
  why?: Refusal;
};

export type MarketImportOptions = ZillowOptions & {
  isDryRun?: boolean;
  /** ISO day: nothing in a file may be later, and the rate is that of this day. */
  today?: string;
  onVerdict?: (verdict: MarketVerdict) => void;
};

export type MarketImportResult = {
  counts: Record<MarketVerdict['verdict'], number>;
  /** The latest day of the file. */
  asOf: string | null;
  /** Areas with other figures than before: the analyses of their homes are stale. */
  changedAreas: ChangedArea[];
  /** The rate the installation computes with from now on. */
  rate: CurrentRate | null;
};

/**
 * Reads a whole file, then writes it in one transaction: what is shown is never half of one file and
 * half of another. A dry run does the same work and takes it back.
 */
export async function importMarketFile(
  db: Db,
  kind: MarketKind,
  stream: AsyncIterable<Uint8Array>,
  { isDryRun = false, onVerdict = () => undefined, ...options }: MarketImportOptions = {},
): Promise<MarketImportResult> {
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const items: MarketItem[] = [];
  for await (const item of adapterOf(kind, options)(readTable(stream))) items.push(item);
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, quarantined: 0 };
  const taken = new TakenBack<MarketImportResult>();
  try {
    return await db.transaction(async (tx) => {
      const inside = tx as unknown as Db;
      await lockMarket(inside);
      const { verdicts, asOf } = await writeItems(inside, items, today);
      for (const verdict of verdicts) {
        counts[verdict.verdict] += 1;
        onVerdict(verdict);
      }
      const changedAreas = kind === 'pmms' ? [] : await refreshAreas(inside);
      const rate = kind === 'pmms' ? await refreshCurrentRate(inside, today) : null;
      const result = { counts, asOf, changedAreas, rate };
      if (isDryRun) throw taken.with(result);
      return result;
    });
  } catch (error) {
    if (error === taken && taken.result) return taken.result;
    throw error;
  }
}

/** Undoes a transaction and carries out of it what would have been. */
class TakenBack<T> extends Error {
  result: T | null = null;
  with(result: T): this {
    this.result = result;
    return this;
  }
}

function adapterOf(
  kind: MarketKind,
  options: ZillowOptions,
): (rows: AsyncIterable<TableRow>) => AsyncIterable<MarketItem> {
  if (kind === 'fhfa') return readFhfa;
  if (kind === 'pmms') return readPmms;
  return (rows) => readZillow(rows, options);
}
