import type { PropertyDetail, PropertyReport } from '@alpha/contract';
import { DEFAULT_ASSUMPTIONS, type ProjectInputs, project } from '@alpha/engine';
import type { Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { toPropertyEstimates } from './api-figures.ts';
import { type ReportStress, stressLines, stressOf, stressTone } from './stress.ts';
import { figureNote, skippedTexts, stressLineText, stressSentence } from './stress-text.ts';

const HOME: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 450_000,
  rentMonthly: 3_300,
  hoaMonthly: 0,
};

const FELL = { from: '2006-06', to: '2011-06', levels: [1, 0.98, 0.85, 0.7, 0.63, 0.6] };
const CRASH = {
  from: '2006-06',
  to: '2016-06',
  levels: [1, 1.02, 0.9, 0.7, 0.6, 0.58, 0.57, 0.6, 0.68, 0.78, 0.86],
};
type Worst = NonNullable<NonNullable<PropertyDetail['price_history']>['worst']>;
const WORST: Worst = { metro: 'Miami, FL', source: 'fhfa', five_years: FELL, ten_years: CRASH };

function reportWith(inputs: ProjectInputs, worst: Worst | null = null): PropertyReport {
  const property_estimates = toPropertyEstimates(inputs, project(inputs));
  const price_history = worst && { level: 'metro', place: 'Florida', worst };
  const property = { property_estimates, price_history, model: { inputs } };
  return { property } as unknown as PropertyReport;
}

function stressWith(change: Partial<ProjectInputs>, worst: Worst | null = null): ReportStress {
  const stress = stressOf(reportWith({ ...HOME, ...change }, worst));
  if (!stress) throw new Error('no stress rows');
  return stress;
}

const words = (locale: Locale) => ({ t: translatorFor(locale, 'stress'), locale });
const sentence = (change: Partial<ProjectInputs>, locale: Locale = 'en') =>
  stressSentence(stressWith(change), words(locale)).replaceAll('\u00a0', ' ');

describe('the stress rows of a report', () => {
  it('use its own inputs and start with its own profit', () => {
    const lines = stressLines(stressWith({}));
    expect(lines.map(({ kind }) => kind)).toEqual([
      'plan',
      'rates',
      'rents',
      'insurance',
      'vacancy',
    ]);
    expect(lines[0]?.figures.netProfit).toBe(project(HOME).netProfit);
  });

  it('are left out when their plan is not the report’s', () => {
    const report = reportWith(HOME);
    const { property_estimates } = report.property;
    if (property_estimates) property_estimates.net_profit += 2;
    expect(stressOf(report)).toBeNull();
    report.property.property_estimates = null;
    expect(stressOf(report)).toBeNull();
  });

  it('show changes that add up as printed', () => {
    for (const listPrice of [450_000, 450_111, 451_237, 463_019]) {
      const [plan, ...rows] = stressLines(stressWith({ listPrice }, WORST));
      for (const { figures, change } of rows) {
        expect(change?.netProfit).toBe(
          Math.round(figures.netProfit) - Math.round(plan?.figures.netProfit ?? 0),
        );
        expect(change?.netProfit).toBe((change?.cashflow ?? 0) + (change?.netProceeds ?? 0));
      }
    }
  });
});

describe('color', () => {
  it('marks gains and losses, not what a sale returns nor cash to add', () => {
    expect(stressTone('netProfit', 10)).toBe('gain');
    expect(stressTone('cashflow', -10)).toBe('loss');
    expect(stressTone('netProceeds', 10)).toBeNull();
    expect(stressTone('netProceeds', -10)).toBe('loss');
    expect(stressTone('cashAdded', 10)).toBeNull();
    expect(stressTone('netProfit', 0.2)).toBeNull();
  });
});

describe('in words', () => {
  it('each row says what changes, with the property’s figures', () => {
    const stress = stressWith({});
    const text = (kind: Parameters<typeof stressLineText>[0]) =>
      stressLineText(kind, stress, words('en'));
    expect(text('rates').name).toBe('Rates 2 points higher');
    expect(text('rates').text).toContain('APR of 9.50% instead of 7.50%');
    expect(text('rents').text).toContain('$2,970 a month instead of $3,300');
    expect(text('insurance').text).toContain('$10,800 a year instead of $5,400');
    expect(text('vacancy').text).toContain('No rent in year 2.');
  });

  it('the hardest case for the owner’s pocket is named', () => {
    expect(sentence({})).toMatch(
      /^As planned, you add \$\d\d,\d{3} until the sale\. If insurance doubles, you add \$1\d\d,\d{3}\. /,
    );
    expect(sentence({}, 'es')).toMatch(/Si el seguro cuesta el doble, aporta US\$ 1\d\d\.\d{3}\./);
    expect(sentence({ rentMonthly: 6_000 })).toMatch(
      /^As planned, you add no cash after the purchase\. If there is no tenant for a year, you add \$/,
    );
    expect(sentence({ rentMonthly: 0, insuranceRateAnnual: 0, downpaymentPercentage: 1 })).toMatch(
      /as planned and in each of these cases\./,
    );
  });

  it('profits and losses are counted', () => {
    expect(sentence({ rentMonthly: 6_000 })).toContain('All 4 cases still end with a profit.');
    expect(sentence({ rentMonthly: 1_500 })).toMatch(/The plan itself ends with a loss of \$\d/);
    expect(sentence({ rentMonthly: 2_700 }, 'es')).toMatch(/4 casos terminan? con pérdida\./);
  });

  it('a purchase without a loan says why it has no row for rates', () => {
    const stress = stressWith({ downpaymentPercentage: 1 });
    expect(stressLines(stress).map(({ kind }) => kind)).not.toContain('rates');
    expect(skippedTexts(stress, words('en'))).toContain(
      'A higher rate would change nothing: this purchase has no loan.',
    );
  });

  it('a metro without price history says so once, a short one for each row', () => {
    expect(skippedTexts(stressWith({}), words('en'))).toEqual([
      '“2008 again” is missing: no price history of this metro area has been imported.',
    ]);
    const short = stressWith({}, { ...WORST, ten_years: null });
    expect(skippedTexts(short, words('es'))).toEqual([
      'Faltan los peores 10 años: el historial de precios de esta área metropolitana es demasiado corto.',
    ]);
  });

  it('the worst years are dated and say what prices did', () => {
    const stress = stressWith({}, WORST);
    expect(stressLines(stress).map(({ kind }) => kind)).toContain('worstTen');
    expect(stressLineText('worstTen', stress, words('en'))).toEqual({
      name: '2006–2016 again: the worst ten years',
      text: 'Prices in Miami, FL: −14% from June 2006 to June 2016 (FHFA index). Rents as planned.',
    });
    expect(stressLineText('worstFive', stress, words('es')).text).toContain(
      'Miami, FL: −40 % de junio de 2006 a junio de 2011 (índice FHFA); luego, según el plan.',
    );
    const ofCity = stressWith({}, { ...WORST, metro: null, source: null });
    expect(stressLineText('worstTen', ofCity, words('en')).text).toContain('in this metro area');
  });

  it('cash that the sale does not cover is noted', () => {
    const [plan] = stressLines(
      stressWith({ appreciationRateAnnual: -0.08, downpaymentPercentage: 0.1 }),
    );
    if (!plan) throw new Error('no plan');
    expect(figureNote(plan, 'cashAdded', words('en'))).toMatch(/^\$[\d,]+ at the sale$/);
    expect(figureNote(plan, 'worstYearCashflow', words('en'))).toBe('Year 1');
    expect(figureNote(plan, 'netProfit', words('en'))).toBeNull();
  });
});
