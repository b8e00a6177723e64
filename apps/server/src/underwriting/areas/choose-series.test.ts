import { describe, expect, it } from 'vitest';
import { type StoredRegion, seriesChooser } from './choose-series.ts';

let ids = 0;
const region = (change: Partial<StoredRegion>): StoredRegion => ({
  id: ++ids,
  source: 'zillow',
  measure: 'home_value',
  kind: 'city',
  code: String(ids),
  name: 'Miami',
  state: 'FL',
  city: null,
  county: null,
  metro: null,
  sizeRank: null,
  contentHash: '',
  startsOn: '2000-01-31',
  asOf: '2024-07-31',
  ...change,
});
const MIAMI = { city: 'Miami', state: 'FL', county: null };
const HIALEAH = { city: 'Hialeah', state: 'FL', county: 'Miami-Dade' };
const METRO = 'Miami-Fort Lauderdale-Pompano Beach, FL';

const city = region({});
const oklahoma = region({ name: 'Miami', state: 'OK' });
const zip = region({ kind: 'zip', name: '33125', city: 'Miami', sizeRank: 50 });
const largestZip = region({ kind: 'zip', name: '33130', city: 'Miami', sizeRank: 5 });
const metro = region({ kind: 'metro', name: 'Miami, FL' });
const state = region({ kind: 'state', name: 'Florida' });

describe('the series of an area', () => {
  it('is its own city’s, then that of its largest ZIP code, its metro, its state', () => {
    const all = [oklahoma, state, metro, zip, largestZip, city];
    const order = [city, largestZip, zip, metro, state];
    order.forEach((expected, i) => {
      const left = all.filter((each) => !order.slice(0, i).includes(each));
      expect(seriesChooser(left)(MIAMI, 'home_value')).toBe(expected);
    });
    expect(seriesChooser(all)(MIAMI, 'rental_rate')).toBeNull();
  });

  it('is never from a city of the same name in another state', () => {
    expect(seriesChooser([oklahoma])(MIAMI, 'home_value')).toBeNull();
    expect(seriesChooser([oklahoma, city])({ ...MIAMI, state: 'OK' }, 'home_value')).toBe(oklahoma);
  });

  it('is from the metro given by a city file, or from another city of its county', () => {
    const hialeah = region({ name: 'Hialeah', measure: 'rental_rate', metro: METRO });
    expect(seriesChooser([metro, hialeah])(HIALEAH, 'home_value')).toBe(metro);
    const neighbor = region({
      name: 'Doral',
      measure: 'rental_rate',
      metro: METRO,
      county: 'Miami-Dade County',
    });
    expect(seriesChooser([metro, neighbor])(HIALEAH, 'home_value')).toBe(metro);
    expect(seriesChooser([metro])(HIALEAH, 'home_value')).toBeNull();
  });

  it('can be from a metro whose first state is another one', () => {
    const kansas = { city: 'Kansas City', state: 'KS', county: null };
    const rents = region({
      ...kansas,
      name: 'Kansas City',
      measure: 'rental_rate',
      city: null,
      metro: 'Kansas City, MO-KS',
    });
    const values = region({ kind: 'metro', name: 'Kansas City, MO', state: 'MO' });
    expect(seriesChooser([rents, values])(kansas, 'home_value')).toBe(values);
  });

  it('from the FHFA is that of the metro division named after the city', () => {
    const fhfa = (name: string) =>
      region({ source: 'fhfa', measure: 'price_index', kind: 'metro', name });
    const south = fhfa('Miami-Miami Beach-Kendall, FL (MSAD)');
    const north = fhfa('Fort Lauderdale-Pompano Beach-Sunrise, FL (MSAD)');
    const rents = region({ name: 'Fort Lauderdale', measure: 'rental_rate', metro: METRO });
    const choose = seriesChooser([south, north, rents]);
    expect(choose({ ...MIAMI, city: 'Ft. Lauderdale' }, 'price_index')).toBe(north);
    expect(choose(MIAMI, 'price_index')).toBe(south);
  });

  it('for two cities of the same name in one state is from the area’s county, else the larger one', () => {
    const small = region({ name: 'Springfield', county: 'Union County', sizeRank: 900 });
    const large = region({ name: 'Springfield', county: 'Essex County', sizeRank: 10 });
    const choose = seriesChooser([small, large]);
    const town = { city: 'Springfield', state: 'FL' };
    expect(choose({ ...town, county: 'Union' }, 'home_value')).toBe(small);
    expect(choose({ ...town, county: null }, 'home_value')).toBe(large);
  });
});
