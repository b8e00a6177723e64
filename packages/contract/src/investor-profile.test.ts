import { describe, expect, it } from 'vitest';
import { type GivenAnswer, profileOf, readQuizAnswers } from './investor-profile.ts';

const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const sets = range(3).flatMap((riskId) =>
  range(4).flatMap((goalId) =>
    range(5).flatMap((propertyTypeId) =>
      range(5).map((exitId) => ({ riskId, goalId, propertyTypeId, exitId })),
    ),
  ),
);

describe('the investor profile', () => {
  it.each([
    ['conservative', 1, 1, 2, 1],
    ['conservative', 2, 3, 5, 3],
    ['moderate', 2, 2, 1, 2],
    ['moderate', 2, 4, 4, 2],
    ['aggressive', 3, 1, 3, 3],
    ['aggressive', 3, 2, 5, 3],
    ['strategic', 3, 1, 2, 3],
    ['strategic', 2, 2, 5, 2],
    ['strategic', 1, 1, 2, 2],
  ] as const)('is %s for risk %i, goal %i, type %i, exit %i', (profile, risk, goal, type, exit) => {
    expect(profileOf({ riskId: risk, goalId: goal, propertyTypeId: type, exitId: exit })).toBe(
      profile,
    );
  });

  it('is decided for every set of answers as the rules, read as lists, decide it', () => {
    const rules = [
      ['conservative', [1, 2], [1, 3], [2, 5], [1, 3, 4]],
      ['moderate', [2], [2, 4], [1, 2, 3, 4], [2, 5]],
      ['aggressive', [3], [1, 2, 3, 4], [3, 4, 5], [3, 4, 5]],
    ] as const;
    const has = (list: readonly number[], id: number) => list.includes(id);
    for (const set of sets) {
      const rule = rules.find(
        ([, risks, goals, types, exits]) =>
          has(risks, set.riskId) &&
          has(goals, set.goalId) &&
          has(types, set.propertyTypeId) &&
          has(exits, set.exitId),
      );
      expect(profileOf(set), JSON.stringify(set)).toBe(rule?.[0] ?? 'strategic');
    }
    expect(sets).toHaveLength(300);
  });

  it('is unknown while an answer is missing', () => {
    for (const missing of ['riskId', 'goalId', 'propertyTypeId', 'exitId'])
      expect(
        profileOf({ riskId: 1, goalId: 1, propertyTypeId: 2, exitId: 1, [missing]: null }),
      ).toBeNull();
  });
});

describe('the answers of a quiz', () => {
  const asSpecified: GivenAnswer[] = [
    { label: 'Where do you live?', answer: 'Bogotá, Colombia' },
    { label: 'Age', answer: 'Over 55', id: 3 },
    { label: 'Down payment', answer: '$269,000' },
    { label: 'Risk', answer: 'High', id: 3 },
    { label: 'Goal', answer: 'ROI', id: 2 },
    { label: 'Type', answer: 'Luxury', id: 3 },
    { label: 'Exit', answer: 'Sell', id: 3 },
    { label: 'Fund', answer: 'Yes', id: 1 },
  ];
  const facts = { riskId: 3, goalId: 2, propertyTypeId: 3, exitId: 3, initialPayment: 269_000 };

  it('are understood by their order, as the specification sends them', () => {
    expect(readQuizAnswers(asSpecified)).toEqual(facts);
  });

  it('are understood by their keys, in any order and number', () => {
    const keyed: GivenAnswer[] = [
      { label: 'Salida', answer: 'Vender', id: 3, key: 'exit' },
      { label: 'Aporte', answer: '269.000 USD', key: 'initial_payment' },
      { label: 'Riesgo', answer: 'Alto', id: 3, key: 'risk' },
      { label: 'Tipo', answer: 'Lujo', id: 3, key: 'property_type' },
      { label: 'Objetivo', answer: 'Retorno', id: 2, key: 'goal' },
    ];
    expect(readQuizAnswers(keyed)).toEqual(facts);
  });

  it.each([
    ['risk', 4],
    ['goal', 5],
    ['property_type', 6],
    ['exit', 6],
    ['risk', 0],
    ['goal', 1000],
  ] as const)('say nothing with an option that does not exist: %s %i', (key, id) => {
    const ids = Object.values(readQuizAnswers([{ label: 'q', answer: 'a', id, key }]));
    expect(ids.every((given) => given === null)).toBe(true);
  });

  it.each([
    ['7', null],
    ['$41,999', null],
    ['$42,000', 42_000],
    ['$1,000,000', 1_000_000],
    ['1.000.001', null],
  ])('say nothing with an amount nobody is asked for: %s is %s', (answer, dollars) => {
    const given: GivenAnswer = { label: 'q', answer, key: 'initial_payment' };
    expect(readQuizAnswers([given]).initialPayment).toBe(dollars);
  });

  it('say nothing where there is no quiz', () => {
    expect(profileOf(readQuizAnswers([{ label: 'Country', answer: 'Chile' }]))).toBeNull();
    expect(readQuizAnswers([]).initialPayment).toBeNull();
  });
});
