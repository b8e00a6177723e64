import { describe, expect, it } from 'vitest';
import { INVESTOR_PROFILES } from './leads.ts';
import {
  ANSWER_MEASURES,
  ANSWER_WEIGHTS,
  matchWeights,
  measuresOf,
  WEIGHING_ANSWERS,
} from './match-weights.ts';
import { KINDS_BY_TYPE } from './quiz-answers.ts';
import { SHORTLIST_MEASURES, SHORTLIST_WEIGHTS } from './shortlist-score.ts';

const sumOf = (weights: object) =>
  Object.values(weights).reduce((sum: number, weight: number) => sum + weight, 0);
const idsOf = (answer: (typeof WEIGHING_ANSWERS)[number]) =>
  Object.keys(ANSWER_WEIGHTS[answer]).map(Number);
const COMBINATIONS = idsOf('risk').flatMap((risk) =>
  idsOf('goal').flatMap((goal) =>
    idsOf('property_type').map((property_type) => ({ risk, goal, property_type })),
  ),
);

describe('the weights of quiz answers', () => {
  it('add up to one for each option that weighs, and for every combination', () => {
    for (const answer of WEIGHING_ANSWERS)
      for (const weights of Object.values(ANSWER_WEIGHTS[answer]))
        if (Object.keys(weights).length > 0) expect(sumOf(weights)).toBeCloseTo(1, 12);
    for (const ids of COMBINATIONS)
      for (const profile of INVESTOR_PROFILES)
        expect(sumOf(matchWeights(ids, profile))).toBeCloseTo(1, 12);
  });

  it('let some option list each measure, so that no text about one is idle', () => {
    const listed = WEIGHING_ANSWERS.flatMap((answer) =>
      idsOf(answer).flatMap((id) => measuresOf(answer, id)),
    );
    expect(new Set(listed)).toEqual(new Set(ANSWER_MEASURES));
  });

  it('count every measure that an option lists, whatever the other answers are', () => {
    for (const ids of COMBINATIONS)
      for (const answer of WEIGHING_ANSWERS)
        for (const measure of measuresOf(answer, ids[answer]))
          expect(matchWeights(ids, 'strategic')[measure]).toBeGreaterThan(0);
  });

  it('count most what the goal asks for, safety with low risk, and the other goals still', () => {
    const mainOf = (goal: number) => measuresOf('goal', goal)[0] ?? 'safety';
    for (const ids of COMBINATIONS.filter(({ property_type }) => property_type === 1)) {
      const weights = matchWeights(ids, 'strategic');
      const main = ids.risk === 1 ? 'safety' : mainOf(ids.goal);
      expect(weights[main]).toBe(Math.max(...Object.values(weights)));
      for (const goal of idsOf('goal')) expect(weights[mainOf(goal)]).toBeGreaterThan(0);
    }
  });

  it('change something with every answer: a weight or the property types', () => {
    for (const answer of WEIGHING_ANSWERS) {
      const effects = idsOf(answer).map((id) =>
        JSON.stringify([
          ANSWER_WEIGHTS[answer][id],
          answer === 'property_type' ? KINDS_BY_TYPE[id] : null,
        ]),
      );
      expect(new Set(effects).size).toBe(effects.length);
    }
  });

  it.each(INVESTOR_PROFILES)('are those of the %s profile without answers', (profile) => {
    const none = { risk: null, goal: null, property_type: null };
    const weights = matchWeights(none, profile);
    for (const measure of SHORTLIST_MEASURES)
      expect(weights[measure]).toBe(SHORTLIST_WEIGHTS[profile][measure] ?? 0);
  });
});
