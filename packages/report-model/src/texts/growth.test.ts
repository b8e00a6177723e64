import type { PropertyDetail } from '@alpha/contract';
import type { PriceHistory } from '@alpha/contract/price-history';
import { DEFAULT_MARKET, growthUntil, PULL_CHOICES, plannedGrowth } from '@alpha/engine';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { growthText } from './growth.ts';
import { phrasesOf } from './phrases.ts';

const MARKET = { ...DEFAULT_MARKET, volatility: 0.09, gap: Math.log(1.12), lastYearGrowth: 0.03 };
const PLANNED = plannedGrowth(MARKET);
const HISTORY: PriceHistory = {
  level: 'metro',
  place: 'Miami-Fort Lauderdale',
  source: 'fhfa',
  metros: null,
  since: '1976-03-31',
  as_of: '2026-06-30',
  years: 50.25,
  gap: MARKET.gap,
  last_year_growth: 0.03,
  swing: 0.09,
  planned_growth: PLANNED,
  long_run_growth: 0.052,
  is_after_inflation: true,
  worst: null,
};

type Change = {
  history?: Partial<PriceHistory> | null;
  gap?: number;
  rate?: number;
  pull?: number;
  holdYears?: number;
};

function text(change: Change = {}, locale: 'en' | 'es' = 'en', hasOwn = false): string | null {
  const { history = {}, gap = MARKET.gap, rate = PLANNED, pull = PULL_CHOICES.on } = change;
  const inputs = change.holdYears === undefined ? {} : { holdYears: change.holdYears };
  const facts = {
    property_estimates: { appreciation_rate_annual: rate },
    price_history: history && { ...HISTORY, ...history },
    model: { version: '', computed_at: '', inputs, market: { ...MARKET, gap, pull } },
  } as unknown as PropertyDetail;
  const phrases = phrasesOf({
    locale,
    charts: translatorFor(locale, 'charts'),
    report: translatorFor(locale, 'report'),
    listings: translatorFor(locale, 'listings'),
    ui: translatorFor(locale, 'ui'),
  });
  return growthText(facts, phrases, hasOwn)?.replace(/\s/g, ' ') ?? null;
}

const percent = (100 * PLANNED).toFixed(1);

describe('the planned growth in words', () => {
  it('says why, what the area’s average would be, and from which history', () => {
    expect(text()).toBe(
      `Planned growth: ${percent}% a year. Prices here are 12% above their usual level after inflation. With this area’s average since 1976, it would be 5.2%. From the price history of the Miami-Fort Lauderdale metro area since 1976 (FHFA house price index).`,
    );
    expect(text({}, 'es')).toBe(
      `Crecimiento previsto: ${percent.replace('.', ',')} % anual. Descontada la inflación, los precios de la zona están 12 % por encima de su nivel habitual. Con el promedio de esta zona desde 1976 sería de 5,2 %. Según el historial de precios del área metropolitana de Miami-Fort Lauderdale desde 1976 (índice de precios de vivienda de la FHFA).`,
    );
  });

  it('names prices above, at and below their usual level', () => {
    expect(text({ gap: Math.log(0.9) })).toContain('are 10% below their usual level');
    expect(text({ gap: 0.004 })).toContain('are at their usual level after inflation.');
    expect(text({ history: { is_after_inflation: false } })).toContain('above their usual level.');
  });

  it('leaves out an average of less than ten years', () => {
    expect(text({ history: { long_run_growth: null } })).not.toContain('average');
  });

  it.each([
    [
      { level: 'area', place: 'Hialeah, FL', source: 'zillow' },
      'history of Hialeah, FL since 1976 (Zillow',
    ],
    [
      { level: 'state', place: 'Florida', metros: 22 },
      'average of 22 metro areas in Florida since',
    ],
    [{ level: 'state', place: 'Florida' }, 'history of Florida since 1976 (FHFA'],
    [{ level: 'nation', place: 'United States', metros: 410 }, 'average of 410 US metro areas'],
    [
      { level: 'nation', place: 'United States', source: 'demo' },
      'US price history since 1976 (demo',
    ],
  ] as const)('names whose history it is: %o', (history, wanted) => {
    expect(text({ history })).toContain(wanted);
    expect(text({ history }, 'es')).toMatch(/Según el (historial|promedio) de .+ desde 1976 \(.+/);
  });

  it('is an assumption with its usual range without a history', () => {
    expect(text({ history: null, rate: 0.035 })).toBe(
      'Planned growth: 3.5% a year. We have no price history for this area, so this is Alpha Agent’s assumption, set Nov 2026; in 8 of 10 US metro areas prices grew 0.4% to 7.5% a year over ten years (FHFA, Dec 2025).',
    );
  });

  it('does not explain a growth that a scenario chose', () => {
    expect(text({ rate: 0.06 }, 'en', true)).toBe(
      `Growth of 6.0% a year, chosen in this scenario. Our plan is ${percent}%.`,
    );
    expect(text({}, 'en', true)).toBe(text());
    expect(text({ history: null, rate: 0.06 }, 'en', true)).toBe(
      'Growth of 6.0% a year, chosen in this scenario. Our plan is 3.5%.',
    );
    expect(text({ history: null, rate: 0.035 }, 'en', true)).toContain('Planned growth: 3.5%');
  });

  it('is nobody’s choice where only the year of the sale is another', () => {
    const rate = growthUntil(5, PLANNED, MARKET);
    const until = (100 * rate).toFixed(1);
    expect(until).not.toBe(percent);
    const early = { holdYears: 5, rate };
    expect(text(early, 'en', true)).toBe(
      `Planned growth until the sale in year 5: ${until}% a year; over ten years, ${percent}%. Prices here are 12% above their usual level after inflation. From the price history of the Miami-Fort Lauderdale metro area since 1976 (FHFA house price index).`,
    );
    expect(text(early, 'es', true)).toContain(
      `hasta la venta en el año 5: ${until.replace('.', ',')} % anual; en diez años, ${percent.replace('.', ',')} %.`,
    );
    expect(text({ holdYears: 5, rate: 0.06 }, 'en', true)).toContain(`Our plan is ${until}%.`);
  });

  it('has its own sentences for a weaker pull and for none, without the average', () => {
    const withPull = (pull: number, locale: 'en' | 'es' = 'en', gap = MARKET.gap) =>
      text({ pull, gap, rate: plannedGrowth({ ...MARKET, gap, pull }) }, locale, true);
    const rateOf = (pull: number) => (100 * plannedGrowth({ ...MARKET, pull })).toFixed(1);
    const { weaker, off } = PULL_CHOICES;
    expect(withPull(weaker)).toContain(
      `Growth with a weaker pull toward the usual level: ${rateOf(weaker)}% a year; our plan is ${percent}%. Prices here are 12% above their usual level after inflation. They return to it more slowly than in our plan. From the price history`,
    );
    expect(withPull(off)).toContain(
      `Growth without the pull toward the usual level: ${rateOf(off)}% a year; our plan is ${percent}%. Only the momentum of the last year and long-run growth of 3.5% a year count. Prices are then no longer held near their usual level, so the range is wider. From the price history`,
    );
    expect(withPull(weaker, 'en', 0)).not.toContain('more slowly');
    for (const pull of [weaker, off])
      for (const locale of ['en', 'es'] as const)
        expect(withPull(pull, locale)).not.toMatch(/5[.,]2/);
  });
});
