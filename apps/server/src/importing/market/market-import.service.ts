import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import { transact } from '../../platform/db/transact.ts';
import {
  type ChangedArea,
  type CurrentExchange,
  type CurrentRate,
  estimateAgain,
  lockMarket,
  refreshAreas,
  refreshCurrentRate,
  refreshExchange,
} from '../../underwriting/index.ts';
import { FileRefused } from '../reading/file-error.ts';
import { readRecords } from '../reading/read-records.ts';
import type { ScannedFile } from '../reading/scan-file.ts';
import type { SourceRecord } from '../reading/source-record.ts';
import type { FigureSnapshot } from '../rows/figure-snapshot.ts';
import type { Refusal } from '../rows/listing-row.ts';
import type { MarketKind } from '../rows/market-kinds.ts';
import { readAreaFacts } from './adapters/area-facts.adapter.ts';
import { readCpi } from './adapters/cpi.adapter.ts';
import { readExchangeRates } from './adapters/exchange-rates.adapter.ts';
import { readFhfa } from './adapters/fhfa.adapter.ts';
import { readPmms } from './adapters/pmms.adapter.ts';
import { readZillow, type ZillowOptions } from './adapters/zillow.adapter.ts';
import type { MarketItem } from './market-item.ts';
import { writeItems } from './write-market.service.ts';

export type MarketVerdict = {
  line: number;
  /** The region, the week of a rate, the month of consumer prices, or currency and day. */
  name: string;
  verdict: 'created' | 'updated' | 'unchanged' | 'skipped' | 'quarantined';
  why?: Refusal;
  /** For lines that could be read. */
  figure?: FigureSnapshot;
};

export type MarketImportOptions = ZillowOptions & {
  isDryRun?: boolean;
  /** Limit of relevant lines; larger files are refused. */
  maxLines?: number;
  /** ISO day: later dates in a file are refused. */
  today?: string;
  /** The rate of this day applies; today by default. */
  rateDay?: string;
  /** Stores the verdicts in the same transaction; in a dry run, after the rollback. */
  record?: (db: Db, result: MarketImportResult) => Promise<void>;
};

export type MarketImportResult = {
  counts: Record<MarketVerdict['verdict'], number>;
  /** In file order. */
  verdicts: MarketVerdict[];
  /** The latest date in the file. */
  asOf: string | null;
  /** Areas with changed figures, whose analyses are out of date. */
  changedAreas: ChangedArea[];
  /** The rate that applies from now on. */
  rate: CurrentRate | null;
  /** The exchange rates that apply from now on. */
  exchange: CurrentExchange[] | null;
};

/**
 * The country has 26,000 ZIP codes. Verdicts are held in memory until the file is written, so files
 * with many more lines are refused first.
 */
const MAX_LINES = 50_000;

/**
 * Writes a whole file in one transaction, so that two files are never mixed. A dry run does the
 * same and rolls back. Memory grows with the regions, not with their months.
 */
export async function importMarketFile(
  db: Db,
  kind: MarketKind,
  file: ScannedFile,
  { isDryRun = false, record = async () => undefined, ...options }: MarketImportOptions = {},
): Promise<MarketImportResult> {
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const { rateDay = today } = options;
  const items = () => adapterOf(kind, { ...options, today, rateDay })(readRecords(file));
  // Read to the end before anything is written: a truncated file is refused as a whole.
  await refuseTooMany(items(), options.maxLines ?? MAX_LINES);
  const dryRunEnd = new Error('a dry run');
  let result: MarketImportResult | null = null;
  try {
    return await retried(() =>
      transact(db, async (inside) => {
        result = await write(inside, kind, items(), { today, rateDay });
        if (isDryRun) throw dryRunEnd;
        await record(inside, result);
        return result;
      }),
    );
  } catch (error) {
    const found = result as MarketImportResult | null;
    if (error !== dryRunEnd || !found) throw error;
    await retried(() => transact(db, (inside) => record(inside, found)));
    return found;
  }
}

async function refuseTooMany(items: AsyncIterable<MarketItem>, most: number): Promise<void> {
  let lines = 0;
  for await (const _ of items) {
    lines += 1;
    if (lines > most) throw new FileRefused({ code: 'file.tooManySeries' });
  }
}

async function write(
  db: Db,
  kind: MarketKind,
  items: AsyncIterable<MarketItem>,
  { today, rateDay }: { today: string; rateDay: string },
): Promise<MarketImportResult> {
  await lockMarket(db);
  const { verdicts, asOf } = await writeItems(db, items, today);
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, quarantined: 0 };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  if (kind === 'pmms') {
    const rate = await refreshCurrentRate(db, rateDay);
    return { counts, verdicts, asOf, changedAreas: [], rate, exchange: null };
  }
  if (kind === 'exchange-rates') {
    const exchange = await refreshExchange(db);
    return { counts, verdicts, asOf, changedAreas: [], rate: null, exchange };
  }
  // Shown beside a property, used in no analysis.
  if (kind === 'area-facts')
    return { counts, verdicts, asOf, changedAreas: [], rate: null, exchange: null };
  const changedAreas = await refreshAreas(db);
  await estimateAgain(
    db,
    changedAreas.filter(({ hasNewRents }) => hasNewRents).map(({ id }) => id),
  );
  return { counts, verdicts, asOf, changedAreas, rate: null, exchange: null };
}

function adapterOf(
  kind: MarketKind,
  options: ZillowOptions & { today: string; rateDay: string },
): (records: AsyncIterable<SourceRecord>) => AsyncIterable<MarketItem> {
  if (kind === 'fhfa') return readFhfa;
  if (kind === 'pmms') return readPmms;
  if (kind === 'cpi') return readCpi;
  if (kind === 'exchange-rates') return readExchangeRates;
  if (kind === 'area-facts')
    return (records) => readAreaFacts(records, { ...options, asOf: options.rateDay });
  return (records) => readZillow(records, options);
}
