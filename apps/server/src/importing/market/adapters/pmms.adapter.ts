import type { SourceRecord } from '../../reading/source-record.ts';
import type { MarketItem } from '../market-item.ts';
import { columnFinder, refuseLayout } from './header.ts';
import { isoDay, readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { shortened } from './shortened.ts';

type Columns = { date: number; thirty: number; fifteen: number };

/** Half the lowest and twice the highest average on record, in percent. */
const PLAUSIBLE_PERCENT = { least: 1, most: 37 };

/** Freddie Mac's weekly survey. Line lengths and date formats vary, and blanks may be a space. */
export async function* readPmms(rows: AsyncIterable<SourceRecord>): AsyncGenerator<MarketItem> {
  let columns: Columns | null = null;
  for await (const { line, cells } of rows) {
    if (!columns) columns = columnsOf(cells);
    else yield itemOf(line, cells, columns);
  }
  if (!columns) refuseLayout();
}

function itemOf(line: number, cells: readonly string[], columns: Columns): MarketItem {
  const written = (cells[columns.date] ?? '').trim();
  const name = shortened(written);
  const date = readDate(written);
  const thirty = readNumber(cells[columns.thirty]);
  if (!date)
    return {
      kind: 'quarantined',
      line,
      name,
      why: { code: 'market.badDate', value: name },
    };
  if (thirty.is === 'missing')
    return { kind: 'skipped', line, name, why: { code: 'market.noValues' } };
  if (thirty.is === 'wrong' || !isPlausible(thirty.value))
    return {
      kind: 'quarantined',
      line,
      name,
      why: { code: 'market.badValue', value: shortened(cells[columns.thirty] ?? '') },
    };
  const fifteen = readNumber(cells[columns.fifteen]);
  const fifteenYear = fifteen.is === 'number' && isPlausible(fifteen.value) ? fifteen.value : null;
  return {
    kind: 'rate',
    line,
    rate: { week: isoDay(date), thirtyYear: thirty.value, fifteenYear },
  };
}

const isPlausible = (percent: number) =>
  percent >= PLAUSIBLE_PERCENT.least && percent <= PLAUSIBLE_PERCENT.most;

function columnsOf(cells: readonly string[]): Columns {
  const column = columnFinder(cells);
  const columns = {
    date: column('date', 'week'),
    thirty: column('pmms30', 'US 30yr FRM'),
    fifteen: column('pmms15', 'US 15yr FRM'),
  };
  return columns.date < 0 || columns.thirty < 0 ? refuseLayout() : columns;
}
