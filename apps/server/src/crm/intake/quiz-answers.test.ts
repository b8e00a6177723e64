import type { GivenAnswer } from '@alpha/contract';
import { profileOf } from '@alpha/engine/investor-profile';
import { describe, expect, it } from 'vitest';
import { readQuizAnswers } from './quiz-answers.ts';

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

  it('are recognized by their order, as the specification sends them', () => {
    expect(readQuizAnswers(asSpecified)).toEqual(facts);
  });

  it('are recognized by their keys, in any order and number', () => {
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
  ] as const)('are ignored for an option that does not exist: %s %i', (key, id) => {
    const ids = Object.values(readQuizAnswers([{ label: 'q', answer: 'a', id, key }]));
    expect(ids.every((given) => given === null)).toBe(true);
  });

  it.each([
    ['7', null],
    ['$41,999', null],
    ['$42,000', 42_000],
    ['$1,000,000', 1_000_000],
    ['1.000.001', null],
  ])('are ignored for an amount outside the slider: %s is %s', (answer, dollars) => {
    const given: GivenAnswer = { label: 'q', answer, key: 'initial_payment' };
    expect(readQuizAnswers([given]).initialPayment).toBe(dollars);
  });

  it('are empty without a quiz', () => {
    expect(profileOf(readQuizAnswers([{ label: 'Country', answer: 'Chile' }]))).toBeNull();
    expect(readQuizAnswers([]).initialPayment).toBeNull();
  });
});
