import {
  INVESTOR_PROFILES,
  KINDS_BY_TYPE,
  matchWeights,
  SHORTLIST_MEASURES,
  SHORTLIST_WEIGHTS,
} from '@alpha/contract';
import { createTranslator, LOCALES } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { cautionOf } from './caution-of.ts';
import { chooseVaried } from './choose-varied.ts';
import type { HomeFacts } from './home-facts.ts';
import { preferencesOf } from './lead-preferences.ts';
import { marketSamples } from './market-samples.ts';
import { type Rated, rateHome } from './rate-home.ts';
import { reasonsOf } from './reasons-of.ts';

/** Deterministic, with varied values. */
function homeAt(index: number, changes: Partial<HomeFacts> = {}): HomeFacts {
  const wave = (step: number) => (Math.sin(index * step) + 1) / 2;
  const profitYear = Math.ceil(12 * wave(2.1));
  return {
    id: index,
    address: `${index} Main St`,
    type: ['single_family', 'condo', 'townhouse', 'multi_family'][index % 4] ?? '',
    city: `City ${index % 7}`,
    state: 'FL',
    yearBuilt: 1960 + (index % 60),
    hoaMonthly: index % 3 === 0 ? 100 + 500 * wave(1.3) : null,
    investment: 60_000 + 400_000 * wave(0.7),
    monthlyRent: 1_500 + 3_000 * wave(0.9),
    totalRoi: -20 + 200 * wave(1.7),
    appreciationRoi: 100 * wave(3.3),
    cashFlow: -12_000 + 24_000 * wave(1.1),
    profitYear: profitYear > 10 ? null : Math.max(1, profitYear),
    gainProbability: 0.4 + 0.6 * wave(0.5),
    volatility: 4 + 12 * wave(4.1),
    rentToPrice: 0.4 + 0.8 * wave(2.7),
    upside: 60 + 300 * wave(1.9),
    plannedGrowth: -2 + 10 * wave(3.7),
    ...changes,
  };
}

const HOMES = Array.from({ length: 300 }, (_, index) => homeAt(index + 1));
const MARKET = marketSamples(HOMES);
const PREFERENCES = preferencesOf({
  profile: 'moderate',
  initialPayment: 200_000,
  adicionales: [],
});
const preferencesWith = (
  profile: (typeof INVESTOR_PROFILES)[number],
  budget: number | null = null,
) => preferencesOf({ profile, initialPayment: budget, adicionales: [] });
const ratedFor = (profile: (typeof INVESTOR_PROFILES)[number]) =>
  HOMES.map((home) => rateHome(home, MARKET, preferencesWith(profile)));
const FIVE_TO_EIGHT = { min: 5, max: 8 };

describe('the published score', () => {
  it.each(INVESTOR_PROFILES)('has weights for the %s investor that add up to one', (profile) => {
    const weights = Object.values(SHORTLIST_WEIGHTS[profile]);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(weights.every((weight) => weight >= 0)).toBe(true);
  });

  it.each(INVESTOR_PROFILES)('is between 0 and 1 for the %s investor', (profile) => {
    for (const { score } of ratedFor(profile)) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['total return', { totalRoi: 30 }],
    ['cash flow', { cashFlow: 3_000 }],
    ['value rise', { appreciationRoi: 20 }],
    ['chance of a gain', { gainProbability: 0.05 }],
    ['volatility', { volatility: -2 }],
    ['wait for a cash flow', { profitYear: -1 }],
  ] as const)('never falls when the %s gets better', (_, change) => {
    const [[key, step] = ['totalRoi', 0]] = Object.entries(change);
    for (const profile of INVESTOR_PROFILES)
      for (const home of HOMES.slice(0, 60)) {
        const value = home[key as keyof HomeFacts];
        if (typeof value !== 'number' || (key === 'profitYear' && value === 1)) continue;
        const better = { ...home, [key]: value + step };
        const before = rateHome(home, MARKET, preferencesWith(profile)).score;
        expect(rateHome(better, MARKET, preferencesWith(profile)).score).toBeGreaterThanOrEqual(
          before,
        );
      }
  });

  it('counts unknown measures as 0', () => {
    const known = homeAt(3, { volatility: 5 });
    const unknown = { ...known, volatility: null };
    expect(rateHome(unknown, MARKET, preferencesWith('conservative')).score).toBeLessThan(
      rateHome(known, MARKET, preferencesWith('conservative')).score,
    );
  });
});

describe('the choice', () => {
  it.each(INVESTOR_PROFILES)('is five to eight properties for the %s investor', (profile) => {
    const chosen = chooseVaried(ratedFor(profile), FIVE_TO_EIGHT);
    expect(chosen.length).toBeGreaterThanOrEqual(5);
    expect(chosen.length).toBeLessThanOrEqual(8);
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
  });

  it('does not depend on the order of the input', () => {
    const homes = ratedFor('moderate');
    const ids = (list: readonly Rated[]) => chooseVaried(list, FIVE_TO_EIGHT).map(({ id }) => id);
    expect(ids([...homes].reverse())).toEqual(ids(homes));
  });

  it('starts with the best and takes at most three per city while others are left', () => {
    const homes = ratedFor('aggressive').map((home) =>
      home.score > 0.5 ? { ...home, city: 'Hialeah' } : home,
    );
    const chosen = chooseVaried(homes, FIVE_TO_EIGHT);
    expect(chosen[0]?.score).toBe(Math.max(...homes.map(({ score }) => score)));
    expect(chosen.filter(({ city }) => city === 'Hialeah')).toHaveLength(3);
  });

  it('has more than one kind of property if there is more than one', () => {
    const homes = ratedFor('moderate').map((home) => ({
      ...home,
      type: home.score > 0.55 ? 'condo' : home.type,
    }));
    const kinds = new Set(chooseVaried(homes, FIVE_TO_EIGHT).map(({ type }) => type));
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('takes one unit per building while others are left', () => {
    const units = ratedFor('moderate').map((home, index) =>
      index < 150
        ? { ...home, address: `12 Palm Ave #${index}`, city: 'Miami', score: 0.99 }
        : home,
    );
    const chosen = chooseVaried(units, FIVE_TO_EIGHT);
    expect(chosen.filter(({ address }) => address.startsWith('12 Palm Ave'))).toHaveLength(1);
  });

  it('takes what there is when all are in one city', () => {
    const homes = ratedFor('moderate').map((home) => ({ ...home, city: 'Miami', type: 'condo' }));
    expect(chooseVaried(homes, FIVE_TO_EIGHT).length).toBeGreaterThanOrEqual(5);
    expect(chooseVaried(homes.slice(0, 3), FIVE_TO_EIGHT)).toHaveLength(3);
    expect(chooseVaried([], FIVE_TO_EIGHT)).toEqual([]);
  });
});

describe('reasons and caution', () => {
  it('are two and one for every property and every profile', () => {
    for (const profile of INVESTOR_PROFILES)
      for (const home of ratedFor(profile)) {
        const reasons = reasonsOf(home, preferencesWith(profile, 500_000));
        expect(new Set(reasons.map(({ code }) => code)).size).toBe(2);
        expect(cautionOf(home, preferencesWith(profile, 200_000), 2026).code).toBeTruthy();
      }
  });

  it('never praise a value that is bad in absolute terms', () => {
    for (const home of ratedFor('strategic'))
      for (const { code, values } of reasonsOf(home, preferencesWith('strategic'))) {
        if (code === 'cash_flow') expect(values.usd).toBeGreaterThan(0);
        if (code === 'safety') expect(values.percent).toBeGreaterThanOrEqual(75);
        if (code === 'total_roi') expect(values.percent).toBeGreaterThan(0);
      }
  });

  it('do not repeat the same statement', () => {
    for (const home of ratedFor('conservative').filter(({ profitYear }) => profitYear === 1)) {
      const codes = reasonsOf(home, preferencesWith('conservative')).map(({ code }) => code);
      expect(codes.includes('cash_flow') && codes.includes('early_cash_flow')).toBe(false);
    }
  });

  it('differ for identical properties: reasons used above rank lower', () => {
    const home = rateHome(
      homeAt(4, {
        type: 'single_family',
        profitYear: 1,
        cashFlow: 9_000,
        gainProbability: 0.97,
        totalRoi: 150,
        appreciationRoi: 90,
        volatility: 5,
        yearBuilt: 1950,
        hoaMonthly: 900,
        investment: 100_000,
      }),
      MARKET,
      PREFERENCES,
    );
    const used = new Map<string, number>();
    const lines = Array.from({ length: 6 }, () => {
      const reasons = reasonsOf(home, PREFERENCES, used);
      const caution = cautionOf(home, PREFERENCES, 2026, used);
      for (const { code } of [...reasons, caution]) used.set(code, (used.get(code) ?? 0) + 1);
      return [...reasons, caution].map(({ code }) => code).join();
    });
    expect(new Set(lines).size).toBeGreaterThanOrEqual(4);
    expect(used.get('old_house')).toBeLessThanOrEqual(2);
  });

  it('never call a measure above the median a weakness', () => {
    const best = Object.fromEntries(SHORTLIST_MEASURES.map((measure) => [measure, 90]));
    const home = rateHome(
      homeAt(8, { profitYear: 1, hoaMonthly: null, yearBuilt: 2020 }),
      MARKET,
      PREFERENCES,
    );
    const strong = { ...home, gainProbability: 0.95, standing: best as Rated['standing'] };
    expect(cautionOf(strong, { ...PREFERENCES, budget: null }, 2026).code).toBe('rent_estimate');
    const weak = { ...strong, standing: { ...strong.standing, cash_flow: 20 } };
    expect(cautionOf(weak, { ...PREFERENCES, budget: null }, 2026)).toEqual({
      ...{ code: 'weakest', values: { measure: 'cash_flow' } },
    });
  });

  it('warn about the budget first', () => {
    const home = rateHome(
      homeAt(5, { investment: 250_000, profitYear: null }),
      MARKET,
      PREFERENCES,
    );
    expect(cautionOf(home, PREFERENCES, 2026)).toEqual({
      code: 'over_budget',
      values: { usd: 50_000 },
    });
  });
});

describe('the preferences of a lead', () => {
  const lead = { profile: null, initialPayment: null, adicionales: [] };
  const asked = (label: string, answer: string, id?: number) =>
    preferencesOf({ ...lead, adicionales: [{ label, answer, ...(id ? { id } : {}) }] });

  it('do not filter by unanswered questions', () => {
    expect(preferencesOf(lead)).toMatchObject({
      ...{ profile: 'strategic', isProfileKnown: false, budget: null, kinds: null },
      ...{ isWeighedByAnswers: false, weights: SHORTLIST_WEIGHTS.strategic },
    });
  });

  it('recognize the property type in both languages, by text or by id', () => {
    const retirement = ['condo', 'townhouse'];
    expect(asked('What type of property interests you most?', 'Retirement').kinds).toEqual(
      retirement,
    );
    expect(asked('¿Qué tipo de propiedad te interesa más?', 'Retiro').kinds).toEqual(retirement);
    expect(asked('Property type', 'whatever', 5).kinds).toEqual(retirement);
    expect(asked('Property type', 'A good investment (recommended)').kinds).toBeNull();
    expect(asked('Country', 'Retiro, Madrid').kinds).toBeNull();
  });

  it.each(LOCALES)('recognize each quiz answer by its text alone: %s', (locale) => {
    const t = createTranslator<'quizSteps'>(locale, catalogs[locale].quizSteps);
    for (const id of [1, 2, 3, 4, 5] as const) {
      const words = t(`option.type.${id}`);
      expect([words, asked(t('question.type'), words).kinds]).toEqual([words, KINDS_BY_TYPE[id]]);
      const keyed = [{ label: 'x', answer: 'x', key: 'property_type', id }];
      expect(preferencesOf({ ...lead, adicionales: keyed }).kinds).toEqual(KINDS_BY_TYPE[id]);
    }
  });

  it('recognize the question by its key, whatever the label', () => {
    const keyed = (answer: string, more: object) =>
      preferencesOf({
        ...lead,
        adicionales: [
          { label: 'Tipo de propiedad de sus padres', answer: 'Lujo' },
          { label: 'Tipo', answer, key: 'property_type', ...more },
        ],
      }).kinds;
    expect(keyed('Retiro', { id: 5 })).toEqual(['condo', 'townhouse']);
    expect(keyed('Retiro', {})).toEqual(['condo', 'townhouse']);
    // The id wins over the text.
    expect(keyed('No luxury', { id: 5 })).toEqual(['condo', 'townhouse']);
    expect(keyed('Una buena inversión', { id: 1 })).toBeNull();
  });

  it('recognize the question by its position in a complete quiz without keys', () => {
    const choices = ['Edad', 'Riesgo', 'Objetivo', 'Tipo', 'Salida', 'Fondo'];
    const adicionales = choices.map((label) => ({ label, answer: 'x', id: 3 }));
    expect(preferencesOf({ ...lead, adicionales }).kinds).toEqual([
      'single_family',
      'condo',
      'townhouse',
    ]);
  });

  it.each(LOCALES)('recognize risk and goal by their text alone: %s', (locale) => {
    const t = createTranslator<'quizSteps'>(locale, catalogs[locale].quizSteps);
    for (const risk of [1, 2, 3] as const)
      for (const goal of [1, 2, 3, 4] as const) {
        const adicionales = [
          { label: t('question.risk'), answer: t(`option.risk.${risk}`) },
          { label: t('question.goal'), answer: t(`option.goal.${goal}`) },
        ];
        const keyed = [
          { label: 'x', answer: 'x', key: 'risk', id: risk },
          { label: 'x', answer: 'x', key: 'goal', id: goal },
        ];
        const weights = matchWeights({ risk, goal, property_type: null }, 'strategic');
        expect(preferencesOf({ ...lead, adicionales })).toMatchObject({
          ...{ weights, isWeighedByAnswers: true },
        });
        expect(preferencesOf({ ...lead, adicionales: keyed }).weights).toEqual(weights);
      }
  });
});
