import { ANSWER_WEIGHTS, matchWeights, WEIGHING_ANSWERS } from '@alpha/contract/match-weights';
import { BUDGET_USED_BY_TYPE, KINDS_BY_TYPE } from '@alpha/contract/quiz-answers';
import { LOCALES } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { searchEffect } from './search-effect';

const EFFECTS = WEIGHING_ANSWERS.flatMap((answer) =>
  Object.keys(ANSWER_WEIGHTS[answer]).map((id) => ({ answer, id: Number(id) })),
).map(({ answer, id }) => ({ answer, id, effect: searchEffect(answer, id) }));

const NO_ANSWERS = { risk: null, goal: null, property_type: null };

describe('the panel "How it changes our search"', () => {
  it.each(EFFECTS)('promises for $answer $id only what counts', ({ answer, id, effect }) => {
    const weights = matchWeights({ ...NO_ANSWERS, risk: 2, goal: 2, [answer]: id }, 'strategic');
    for (const measure of effect.measures) expect(weights[measure]).toBeGreaterThan(0);
    if (answer === 'property_type') expect(effect.kinds).toEqual(KINDS_BY_TYPE[id]);
  });

  it.each(EFFECTS)('has something to say about $answer $id', ({ effect }) => {
    const { measures, kinds, note } = effect;
    expect(measures.length + (kinds?.length ?? 0) + (note ? 1 : 0)).toBeGreaterThan(0);
  });

  it.each(LOCALES)('names the share of the budget that luxury uses: %s', (locale) => {
    const share = String(100 * (BUDGET_USED_BY_TYPE[3] ?? 0));
    expect(JSON.stringify(catalogs[locale].quizSteps['search.note.luxury'])).toContain(share);
  });

  it.each(LOCALES)('has no text without a weight or a type behind it: %s', (locale) => {
    const textsOf = (group: string) =>
      Object.keys(catalogs[locale].quizSteps)
        .filter((key) => key.startsWith(`search.${group}.`))
        .map((key) => key.slice(`search.${group}.`.length));
    const all = EFFECTS.map(({ effect }) => effect);
    expect(new Set(textsOf('for'))).toEqual(new Set(all.flatMap(({ measures }) => measures)));
    expect(new Set(textsOf('kind'))).toEqual(new Set(all.flatMap(({ kinds }) => kinds ?? [])));
    expect(new Set(textsOf('note'))).toEqual(new Set(all.flatMap(({ note }) => note ?? [])));
  });
});
