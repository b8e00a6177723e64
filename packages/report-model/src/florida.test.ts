import type { PropertyReport } from '@alpha/contract';
import { DEFAULT_ASSUMPTIONS, type ProjectInputs, project } from '@alpha/engine';
import { LOCALES } from '@alpha/i18n/locale';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { toAmortizationRow, toPropertyEstimates } from './api-figures.ts';
import { floridaOf } from './florida.ts';
import { condoFacts, insuranceFacts } from './florida-building-text.ts';
import { buyersText } from './florida-source-text.ts';
import { closingFacts, taxFacts, taxText } from './florida-text.ts';

type Facts = Partial<
  Pick<
    PropertyReport['property'],
    'state' | 'type' | 'county' | 'stories' | 'year_built' | 'property_tax_annual'
  >
>;

const PRICE = 400_000;
const WORDS = { t: translatorFor('en', 'florida'), locale: 'en' } as const;

function reportOf(facts: Facts = {}, changes: Partial<ProjectInputs> = {}): PropertyReport {
  const stated = facts.property_tax_annual;
  const inputs: ProjectInputs = {
    ...DEFAULT_ASSUMPTIONS,
    listPrice: PRICE,
    rentMonthly: 3_000,
    hoaMonthly: 0,
    ...(stated ? { propertyTaxRate: stated / PRICE } : {}),
    ...changes,
  };
  const closed = project(inputs);
  const property = {
    ...{ state: 'FL', type: 'single_family', county: 'Broward', stories: 1, year_built: 1990 },
    ...{ property_tax_annual: null, source_as_of: '2026-11-01', list_price: PRICE },
    ...facts,
    property_estimates: toPropertyEstimates(inputs, closed),
    property_annual_amortizations: closed.rows.map(toAmortizationRow),
    model: { version: '', computed_at: '', inputs, market: {} },
  };
  return { property } as unknown as PropertyReport;
}

describe('a home in Florida', () => {
  it('has a block; one in another state has none', () => {
    expect(floridaOf(reportOf())).not.toBeNull();
    expect(floridaOf(reportOf({ state: 'TX' }))).toBeNull();
  });

  it('has its costs to the cent, and follows the reader’s price and loan', () => {
    expect(floridaOf(reportOf())?.closing).toMatchObject({ noteStamps: 910, intangibleTax: 520 });
    const cash = floridaOf(reportOf({}, { downpaymentPercentage: 1 }));
    expect(cash?.closing).toMatchObject({ noteStamps: 0, lenderTitle: 0 });
    expect(cash && closingFacts(cash, WORDS).map(({ key }) => key)).toEqual([
      'ownerTitle',
      'recording',
      'buyerTotal',
      'deedStamps',
    ]);
  });

  it('pays stamps and premiums on the price offered, and tax until the sale of a scenario', () => {
    const offered = floridaOf(reportOf({}, { offeredPrice: PRICE / 2, holdYears: 5 }));
    const asked = floridaOf(reportOf({}, { listPrice: PRICE / 2 }));
    expect(offered?.closing).toEqual(asked?.closing);
    expect(offered?.tax?.years).toHaveLength(6);
    expect(offered?.tax?.counted).toBeCloseTo(offered?.tax?.total ?? 0, 6);
    const labels = (years: number) => {
      const { tax } = floridaOf(reportOf({}, { holdYears: years })) ?? {};
      return tax && taxFacts(tax, WORDS).map(({ label }) => label);
    };
    expect(labels(5)).toContain('Counted in this report, 5 years');
    expect(labels(1)).toContain('Counted in this report, 1 year');
    expect(labels(10)).toContain('Counted in this report, ten years');
  });

  it('in Miami-Dade pays the surtax for several residences, not for a unit', () => {
    const deed = (type: string) =>
      floridaOf(reportOf({ county: 'Miami-Dade', type }))?.closing?.deedStamps;
    expect(['single_family', 'condo', 'townhouse'].map(deed)).toEqual([2_400, 2_400, 2_400]);
    expect(deed('multi_family')).toBe(4_200);
  });

  it('takes a stated bill as the seller’s, and steps to the market value', () => {
    const florida = floridaOf(reportOf({ property_tax_annual: 3_400 }));
    expect(florida?.tax).toMatchObject({ sellerTax: 3_400, rate: 0.017 });
    expect(florida?.tax?.step).toBeCloseTo(3_400, 6);
    expect(florida?.tax && taxText(florida.tax, WORDS)).toContain('$6,800 a year');
    expect(florida?.tax?.total).toBeGreaterThan(florida?.tax?.counted ?? 0);
  });

  it('uses the higher rate of a bill above the assumption, and the reader’s own rate', () => {
    const high = floridaOf(reportOf({ property_tax_annual: 8_000 }));
    expect(high?.tax).toMatchObject({ rate: 0.02, step: 0 });
    const own = floridaOf(reportOf({ property_tax_annual: 3_400 }, { propertyTaxRate: 0.01 }));
    expect(own?.tax?.rate).toBe(0.01);
  });

  it('without a bill equals the tax line of the report', () => {
    const { tax } = floridaOf(reportOf()) ?? {};
    expect(tax?.step).toBeNull();
    expect(tax?.total).toBeCloseTo(tax?.counted ?? 0, 6);
  });

  it('names the county’s average and its year', () => {
    const florida = floridaOf(reportOf({ county: 'Orange', year_built: 2010 }));
    const labels = florida && insuranceFacts(florida, WORDS).map(({ label }) => label);
    expect(labels).toContain('Average in Orange County, 2022');
    expect(labels).toContain('With every wind credit');
  });

  it('has condominium rules only for a condominium', () => {
    expect(floridaOf(reportOf())?.condo).toBeNull();
    const florida = floridaOf(reportOf({ type: 'condo', stories: 12, year_built: 1998 }));
    const facts = florida && condoFacts(florida, WORDS);
    expect(facts?.find(({ key }) => key === 'milestone')?.value).toBe('By the end of 2028');
    expect(facts?.find(({ key }) => key === 'nearCoast')?.value).toBe(
      'By the end of 2024, then 2034',
    );
  });

  it.each(LOCALES)('says who may buy with dates and distances, in %s', (locale) => {
    const text = buyersText({ t: translatorFor(locale, 'florida'), locale });
    expect(text).toMatch(/2023/);
    expect(text).toMatch(/2025/);
    expect(text).not.toMatch(/[{}]/);
  });
});
