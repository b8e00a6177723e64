import { HOME_CURRENCIES, type HomeCurrency } from '@alpha/contract';
import type { SourceRecord } from '../../reading/source-record.ts';
import type { MarketItem } from '../market-item.ts';
import { type Columns, columnsOf, type RateCell, ratesIn } from './exchange-columns.ts';
import { refuseLayout } from './header.ts';
import { isoDay, readDate } from './read-date.ts';
import { shortened } from './shortened.ts';

/**
 * Units for one dollar, by order of magnitude: amounts in another unit, turned around or with a lost
 * decimal point lie outside. Rates of a currency before its reform do too.
 */
const PLAUSIBLE: Record<HomeCurrency, readonly [least: number, most: number]> = {
  COP: [100, 100_000],
  MXN: [2, 500],
  PEN: [0.5, 50],
  CLP: [50, 20_000],
  ARS: [0.5, 1_000_000],
  BRL: [0.5, 100],
  EUR: [0.3, 3],
};
/** Between two neighboring lines. The peso of Argentina once doubled in a day. */
const MOST_CHANGE = 4;

/** Reads the layouts of docs/importing.md: one currency a line, or one column for each. */
export async function* readExchangeRates(
  rows: AsyncIterable<SourceRecord>,
): AsyncGenerator<MarketItem> {
  let columns: Columns | null = null;
  const last = new Map<HomeCurrency, number>();
  for await (const { line, cells } of rows) {
    if (!columns) columns = columnsOf(cells);
    else yield* itemsOf(line, cells, columns, last);
  }
  if (!columns) refuseLayout();
}

function* itemsOf(
  line: number,
  cells: readonly string[],
  columns: Columns,
  last: Map<HomeCurrency, number>,
): Generator<MarketItem> {
  // Downloads from data portals have a time of day.
  const written = (cells[columns.date] ?? '').trim().replace(/[T ]00:00.*$/, '');
  // Other orders of day and month are ambiguous, and a wrong day is a wrong rate.
  const date = /^\d{4}-/.test(written) ? readDate(written) : null;
  if (!date) {
    const name = shortened(written);
    yield { kind: 'quarantined', line, name, why: { code: 'market.badDay', value: name } };
    return;
  }
  const day = isoDay(date);
  for (const cell of ratesIn(cells, columns)) yield itemOf(line, day, cell, last);
}

function itemOf(
  line: number,
  day: string,
  { code, value, text }: RateCell,
  last: Map<HomeCurrency, number>,
): MarketItem {
  const name = `${shortened(code, 10)} ${day}`;
  const currency = HOME_CURRENCIES.find((known) => known === code);
  if (!currency) return { kind: 'skipped', line, name, why: { code: 'market.otherCurrency' } };
  if (value === null) return { kind: 'skipped', line, name, why: { code: 'market.noValues' } };
  const [least, most] = PLAUSIBLE[currency];
  const refused = (reason: string, said: string): MarketItem => ({
    kind: 'quarantined',
    line,
    name,
    why: { code: reason, value: said },
  });
  if (!(value >= least && value <= most)) return refused('market.badRate', shortened(text));
  const before = last.get(currency) ?? value;
  if (Math.max(value / before, before / value) > MOST_CHANGE)
    return refused('market.rateJump', `${rounded(before)} → ${rounded(value)}`);
  last.set(currency, value);
  return { kind: 'exchange', line, rate: { currency, day, perUsd: value } };
}

const rounded = (value: number) => String(Number(value.toPrecision(6)));
