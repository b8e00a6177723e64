import { DEFAULT_ASSUMPTIONS, EXPLAINED_METRICS, explain, type ProjectInputs } from '@alpha/engine';
import { LOCALES } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { noneKey, ruleKey, termWords } from './how-words';

const HOME: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 450_000,
  rentMonthly: 3_300,
  hoaMonthly: 0,
};
const HOMES = [HOME, { ...HOME, rentMonthly: 0 }, { ...HOME, downpaymentPercentage: 1 }];

describe.each(LOCALES)('the explanations in %s', (locale) => {
  const words: Record<string, unknown> = catalogs[locale].how;

  it.each(EXPLAINED_METRICS)('have words for %s and for every number in it', (metric) => {
    const { formula, terms } = explain(metric, HOME);
    expect(words).toHaveProperty([`name.${metric}`]);
    expect(words).toHaveProperty([ruleKey(formula)]);
    for (const { name } of terms) expect(words).toHaveProperty([termWords(name).key]);
  });
});

describe('a line of an explanation', () => {
  it.each(EXPLAINED_METRICS)(
    'of %s always has a number, or the reason why there is none',
    (metric) => {
      for (const home of HOMES) {
        const { terms, result } = explain(metric, home);
        for (const term of terms) {
          expect(term.value).not.toBeNaN();
          if (term.value === null) expect(term.name).toBe('profitYear');
        }
        expect(result).not.toBeNaN();
        if (result === null) expect(noneKey(metric)).not.toBeNull();
      }
    },
  );

  it('names the year of a yearly amount', () => {
    expect(termWords('flowYear10')).toEqual({ key: 'term.flowYear', year: 10 });
    expect(termWords('netProfit')).toEqual({ key: 'name.netProfit' });
  });
});
