import { describe, expect, it } from 'vitest';
import { EMPTY_ROW } from '../adapters/row-draft.ts';
import type { ListingRow } from '../rows/listing-row.ts';
import { checkPlausibility } from './check-plausibility.ts';

const HOUSE: ListingRow = {
  ...EMPTY_ROW,
  features: [],
  system: 'Office',
  key: '1',
  address: '1 Elm St',
  city: 'Miami',
  state: 'Florida',
  zip: '33125',
  type: 'single_family',
  listPrice: 450_000,
  asOf: '2026-11-01',
};

const verdictOf = (values: Partial<ListingRow>) => {
  const result = checkPlausibility({ ...HOUSE, ...values });
  return result.kind === 'accepted' ? 'accepted' : `${result.kind} ${result.why.field ?? ''}`;
};

describe('a row of a file', () => {
  it.each([
    [{ hoaMonthly: 75_209 }, 'quarantined hoaMonthly'],
    [{ hoaMonthly: 9_000 }, 'quarantined hoaMonthly'],
    [{ listPrice: 1 }, 'quarantined listPrice'],
    [{ baths: 99 }, 'quarantined baths'],
    [{ beds: -1 }, 'quarantined beds'],
    [{ sqft: 12 }, 'quarantined sqft'],
    [{ yearBuilt: 2099 }, 'quarantined yearBuilt'],
    [{ latitude: 25.7, longitude: 80.2 }, 'quarantined longitude'],
    [{ status: 'sold' as const, soldPrice: 400_000, soldOn: '2027-01-01' }, 'quarantined soldOn'],
    [{ rent: 60_000 }, 'quarantined rent'],
    [{ city: 'Other City - In The State Of Florida' }, 'skipped city'],
    [{ state: 'Ontario' }, 'skipped state'],
    [{ zip: 'K1A' }, 'skipped zip'],
    [{ address: '' }, 'skipped address'],
    [{ address: 'Undisclosed address' }, 'skipped address'],
    [{ address: 'Unknown Rd' }, 'accepted'],
    [{ listPrice: 0 }, 'skipped listPrice'],
    [{ hoaMonthly: 0, beds: 0 }, 'accepted'],
    [{ listPrice: 20_000_000, hoaMonthly: 12_000 }, 'accepted'],
  ])('%j is %s', (values, verdict) => {
    expect(verdictOf(values)).toBe(verdict);
  });

  it('keeps unknown values unknown, and coordinates of zero as none', () => {
    const result = checkPlausibility({
      ...HOUSE,
      sqft: 0,
      yearBuilt: 0,
      latitude: 0,
      longitude: 0,
    });
    expect(result).toMatchObject({
      kind: 'accepted',
      row: {
        sqft: null,
        yearBuilt: null,
        latitude: null,
        longitude: null,
        state: 'FL',
        beds: null,
      },
    });
  });
});
