import type { ListingRow, SourceItem } from '../../listing-row.ts';
import { saleTypeOf, statusOf, typeOf } from '../home-words.ts';
import { dateOf, daysBefore, numberOf, textOf, zipOf } from '../read-values.ts';
import { UNTOLD } from '../row-draft.ts';
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

export function redfinItem(
  line: number,
  cells: readonly string[],
  places: Places,
  asOf: string,
): SourceItem {
  const cell = (column: RedfinColumn) => cells[places[column] ?? -1];
  const identity = identityOf(textOf(cell('source')), textOf(cell('mls')), textOf(cell('url')));
  if (!identity) return { kind: 'skipped', line, why: { code: 'row.noKey' } };
  const { key } = identity;
  const bad = NUMBERS.find((column) => Number.isNaN(numberOf(cell(column))));
  if (bad) {
    const why = { code: 'row.notANumber', field: bad, value: (cell(bad) ?? '').slice(0, 60) };
    return { kind: 'skipped', line, key, why };
  }
  const number = (column: (typeof NUMBERS)[number]) => numberOf(cell(column));
  const saleType = textOf(cell('saleType'));
  const isSold = /past sale/i.test(saleType ?? '') || /^sold$/i.test(textOf(cell('status')) ?? '');
  const status = isSold ? 'sold' : statusOf(textOf(cell('status')) ?? 'active');
  if (!status)
    return {
      kind: 'skipped',
      line,
      key,
      why: { code: 'row.unknownStatus', value: (cell('status') ?? '').slice(0, 60) },
    };
  const soldOn = isSold ? dateOf(cell('soldDate')) : null;
  if (soldOn === undefined)
    return {
      kind: 'skipped',
      line,
      key,
      why: {
        code: 'row.notADate',
        field: 'soldDate',
        value: (cell('soldDate') ?? '').slice(0, 60),
      },
    };
  const price = number('price');
  const days = number('daysOnMarket');
  const source = textOf(cell('source'));
  const row: ListingRow = {
    ...UNTOLD,
    features: [],
    ...identity,
    address: textOf(cell('address')) ?? '',
    city: textOf(cell('city')) ?? '',
    state: textOf(cell('state')) ?? '',
    zip: zipOf(cell('zip')),
    latitude: number('latitude'),
    longitude: number('longitude'),
    // A plan is not yet a home: it is shown to nobody as an investment.
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
    neighbourhood: textOf(cell('location')),
    courtesyLine: source && `Redfin, ${source}`,
    asOf,
  };
  return { kind: 'row', line, row };
}

/** Homes sold by their owner have no number of an MLS: the portal's own page is theirs. */
function identityOf(source: string | null, mls: string | null, url: string | null) {
  if (source && mls) return { system: `Redfin ${source}`, key: mls };
  const home = /\/home\/(\d+)/.exec(url ?? '')?.[1];
  return home ? { system: 'Redfin', key: `home/${home}` } : null;
}
