import type { ListingRow, PlaceName, SourceItem } from '../../rows/listing-row.ts';
import { saleTypeOf, statusOf, typeOf } from '../home-words.ts';
import { dateOf, daysBefore, numberOf, shownOf, textOf, zipOf } from '../read-values.ts';
import { EMPTY_ROW } from '../row-draft.ts';
import type { RedfinColumn } from './redfin-columns.ts';

type Places = Partial<Record<RedfinColumn, number>>;

const NUMBERS = [
  'price',
  'beds',
  'baths',
  'sqft',
  'lot',
  'yearBuilt',
  'daysOnMarket',
  'hoa',
  'latitude',
  'longitude',
] as const;

/** A hundred years. More is a typo and may not even be a valid date. */
const MAX_DAYS = 36_525;

export function redfinItem(
  line: number,
  cells: readonly string[],
  places: Places,
  asOf: string,
): SourceItem {
  const cell = (column: RedfinColumn) => cells[places[column] ?? -1];
  const place = (): PlaceName => ({
    address: textOf(cell('address')) ?? '',
    city: textOf(cell('city')) ?? '',
    state: textOf(cell('state')) ?? '',
    zip: zipOf(cell('zip')),
  });
  const identity = redfinIdentity(cells, places);
  if (!identity) return { kind: 'skipped', line, why: { code: 'row.noKey' }, named: place() };
  const refused = (code: string, field: RedfinColumn): SourceItem => {
    const kind = code === 'row.unbelievable' ? 'quarantined' : 'skipped';
    const why = { code, field, value: shownOf(cell(field)) };
    return { kind, line, ...identity, why, named: place() };
  };
  const bad = NUMBERS.find((column) => Number.isNaN(numberOf(cell(column))));
  if (bad) return refused('row.notANumber', bad);
  const number = (column: (typeof NUMBERS)[number]) => numberOf(cell(column));
  const saleType = textOf(cell('saleType'));
  const isSold = /past sale/i.test(saleType ?? '') || /^sold$/i.test(textOf(cell('status')) ?? '');
  const status = isSold ? 'sold' : statusOf(textOf(cell('status')) ?? 'active');
  if (!status) return refused('row.unknownStatus', 'status');
  const soldOn = isSold ? dateOf(cell('soldDate')) : null;
  if (soldOn === undefined) return refused('row.notADate', 'soldDate');
  const days = number('daysOnMarket');
  if (days !== null && Math.abs(days) > MAX_DAYS)
    return refused('row.unbelievable', 'daysOnMarket');
  const price = number('price');
  const source = textOf(cell('source'));
  const row: ListingRow = {
    ...EMPTY_ROW,
    features: [],
    ...identity,
    ...place(),
    latitude: number('latitude'),
    longitude: number('longitude'),
    // A floor plan is not built yet, so it is never shown as an investment.
    type: /plan/i.test(saleType ?? '') ? 'other' : typeOf(textOf(cell('propertyType'))),
    saleType: saleTypeOf(saleType),
    status,
    listPrice: isSold ? null : price,
    soldPrice: isSold ? price : null,
    soldOn,
    listedOn: days === null || isSold ? null : daysBefore(asOf, days),
    beds: number('beds'),
    baths: number('baths'),
    sqft: number('sqft'),
    lotSqft: number('lot'),
    yearBuilt: number('yearBuilt'),
    hoaMonthly: number('hoa'),
    neighborhood: textOf(cell('location')),
    courtesyLine: source && `Redfin, ${source}`,
    asOf,
  };
  return { kind: 'row', line, row };
}

/** For-sale-by-owner listings have no MLS number, so their page URL is the key. */
export function redfinIdentity(cells: readonly string[], places: Places) {
  const text = (column: RedfinColumn) => textOf(cells[places[column] ?? -1]);
  const source = text('source');
  const mls = text('mls');
  if (source && mls) return { system: `Redfin ${source}`, key: mls };
  const home = /\/home\/(\d+)/.exec(text('url') ?? '')?.[1];
  return home ? { system: 'Redfin', key: `home/${home}` } : null;
}
