import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import {
  deedStamps,
  floridaClosing,
  intangibleTax,
  noteStamps,
  titlePremium,
} from './closing-fees.ts';
import { condoRules } from './condo-rules.ts';
import { insuranceRange } from './insurance-range.ts';
import { COUNTY_PREMIUMS } from './insurance-tables.ts';
import { taxReset } from './tax-reset.ts';

const random = seededRandom(38);
const draws = <T>(make: () => T) => Array.from({ length: 300 }, make);
/** From one cent to twenty million dollars, small ones as often as large ones. */
const amount = () => Math.ceil(10 ** (random() * 9.3)) / 100;
const oneOf = <T>(...values: T[]) => values[Math.floor(random() * values.length)] as T;
const isWholeCents = (usd: number) => Math.abs(usd * 100 - Math.round(usd * 100)) < 1e-6;

describe('costs of a Florida closing', () => {
  it('never fall with a higher price or loan, and are whole cents', () => {
    for (const [a, b] of draws(() => [amount(), amount()] as const)) {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const where = {
        county: oneOf('Miami-Dade', 'Broward', null),
        isSingleFamily: oneOf(true, false),
      };
      const deed = (price: number) => deedStamps({ price, ...where });
      for (const fee of [deed, noteStamps, intangibleTax, titlePremium]) {
        expect(fee(more)).toBeGreaterThanOrEqual(fee(less));
        expect(isWholeCents(fee(more))).toBe(true);
      }
    }
  });

  it('charge a started hundred as a whole one, and the noise of a division as none', () => {
    for (const hundreds of draws(() => Math.ceil(random() * 100_000))) {
      const whole = hundreds * 100;
      expect(noteStamps(whole)).toBeCloseTo(hundreds * 0.35, 8);
      expect(noteStamps(whole + 0.01)).toBeCloseTo((hundreds + 1) * 0.35, 8);
      expect(noteStamps(whole * (1 + 1e-15))).toBe(noteStamps(whole));
    }
  });

  it('add up; without a loan there is neither its tax nor a lender’s policy', () => {
    const home = { price: 450_000, county: 'Miami-Dade', isSingleFamily: true };
    const {
      buyerTotal,
      deedStamps: sellers,
      ...lines
    } = floridaClosing({ ...home, loan: 292_500 });
    expect(Object.values(lines).reduce((sum, usd) => sum + usd, 0)).toBeCloseTo(buyerTotal, 9);
    expect(sellers).toBe(2_700);
    expect(buyerTotal).toBe(1_023.75 + 585 + 2_325 + 25 + 18.5 + 86.5);
    expect(floridaClosing({ ...home, loan: 0 })).toMatchObject({
      noteStamps: 0,
      intangibleTax: 0,
      lenderTitle: 0,
      recording: 18.5,
    });
  });
});

describe('tax after a sale', () => {
  const facts = { justValue: 400_000, sellerTax: 3_400, taxRate: 0.017, growth: 0.035 };

  it('starts from the seller’s capped value and steps to the buyer’s', () => {
    const { sellerAssessed, step, years, total } = taxReset(facts);
    expect(sellerAssessed).toBeCloseTo(200_000, 6);
    expect(step).toBeCloseTo(3_400, 6);
    expect(years).toHaveLength(11);
    expect(years[10]?.tax).toBeCloseTo(6_800 * 1.035 ** 9, 6);
    expect(total).toBeCloseTo(
      years.slice(1).reduce((sum, { tax }) => sum + tax, 0),
      9,
    );
  });

  it('rises at most 10 % a year under the cap, schools follow the market', () => {
    for (const growth of draws(() => random() * 0.5 - 0.2)) {
      const { years } = taxReset({ ...facts, growth, schoolShare: random() });
      for (let year = 2; year <= 10; year += 1) {
        const [before, now] = [years[year - 1], years[year]] as const;
        if (!before || !now) throw new Error('a year is missing');
        expect(now.assessedValue).toBeLessThanOrEqual(before.assessedValue * 1.1 + 1e-6);
        expect(now.assessedValue).toBeLessThanOrEqual(now.justValue + 1e-6);
        expect(now.tax).toBeLessThanOrEqual(now.justValue * facts.taxRate + 1e-6);
      }
    }
    const boom = { ...facts, growth: 0.2 };
    expect(taxReset({ ...boom, schoolShare: 0.4 }).total).toBeGreaterThan(taxReset(boom).total);
  });

  it('says nothing of a step when the seller’s bill is not known', () => {
    expect(taxReset({ ...facts, sellerTax: null })).toMatchObject({
      sellerAssessed: null,
      step: null,
    });
  });
});

describe('insurance as a range', () => {
  const home = { kind: 'house', county: 'Miami-Dade', asOfYear: 2026, counted: 5_400 } as const;

  it('reaches lower for a home built to the code', () => {
    const old = insuranceRange({ ...home, yearBuilt: 1970 });
    const recent = insuranceRange({ ...home, yearBuilt: 1996 });
    expect([old.low, old.high, old.code, old.roof]).toEqual([
      5_400,
      5_665,
      'before',
      'mayNeedInspection',
    ]);
    expect(recent.low).toBeCloseTo(5_665 * 0.51, 6);
    expect(insuranceRange({ ...home, county: 'Orange', yearBuilt: 1996 }).code).toBe('before');
    expect(insuranceRange({ ...home, county: 'Orange', yearBuilt: 2015 }).roof).toBe('young');
  });

  it('never leaves the counted premium or the published average outside', () => {
    for (const counted of draws(amount)) {
      const range = insuranceRange({
        kind: oneOf('house', 'condo'),
        county: oneOf('Miami-Dade', 'Orange', null),
        yearBuilt: oneOf(null, 1950, 1999, 2024),
        asOfYear: 2026,
        counted,
      });
      for (const usd of [counted, range.average.usd]) {
        expect(range.low).toBeLessThanOrEqual(usd);
        expect(range.high).toBeGreaterThanOrEqual(usd);
      }
    }
  });

  it('knows all 67 counties, and Florida where a county is missing', () => {
    expect(COUNTY_PREMIUMS.house.size).toBe(67);
    const condo = { ...home, kind: 'condo', yearBuilt: 2010 } as const;
    expect(insuranceRange({ ...condo, county: 'Orange' }).average).toEqual({
      usd: 1_450,
      asOf: '2024-07',
      isCounty: false,
    });
    expect(insuranceRange(condo)).toMatchObject({ mitigated: null, average: { usd: 2_633 } });
  });
});

describe('rules for condominium buildings', () => {
  it('ask nothing of two stories, and of unknown ones only with that word', () => {
    const facts = { yearBuilt: 1990, asOfYear: 2026 };
    expect(condoRules({ ...facts, stories: 2 })).toEqual({
      applies: 'no',
      age: 36,
      milestone: null,
      milestoneNearCoast: null,
      reserveStudyDue: null,
    });
    expect(condoRules({ ...facts, stories: null }).applies).toBe('unknown');
    expect(condoRules({ ...facts, stories: 3 })).toMatchObject({
      applies: 'yes',
      milestone: { first: 2024, whileHeld: [2034] },
      reserveStudyDue: 2025,
    });
    expect(condoRules({ yearBuilt: 2024, stories: 9, asOfYear: 2026 }).reserveStudyDue).toBe(2034);
  });

  it('come earlier near the coast, and inside the ten years of a purchase', () => {
    for (let yearBuilt = 1920; yearBuilt <= 2026; yearBuilt += 1) {
      const rules = condoRules({ yearBuilt, stories: 9, asOfYear: 2026 });
      const [inland, coast] = [rules.milestone, rules.milestoneNearCoast];
      if (!inland || !coast) throw new Error('both are known');
      expect(coast.first).toBeLessThanOrEqual(inland.first);
      for (const due of [...inland.whileHeld, ...coast.whileHeld]) {
        expect(due).toBeGreaterThanOrEqual(2026);
        expect(due).toBeLessThanOrEqual(2036);
      }
    }
  });
});
