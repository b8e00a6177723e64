import { describe, expect, it } from 'vitest';
import { firstOpenStep, openQuestions } from './open-steps';
import { paymentOf, type QuizRecord, readRecord } from './quiz-record';

const chosen = (id: number) => ({ label: 'q', answer: 'a', id });
const whole: QuizRecord = {
  nombre: 'Ana',
  email: 'ana',
  location: { label: 'q', answer: 'Lima, Perú' },
  selectedAge: chosen(4),
  initialPayment: { label: 'q', answer: '$42,000' },
  selectedRiskComfort: chosen(3),
  selectedInvestmentGoal: chosen(4),
  selectedPropertyType: chosen(5),
  selectedExitStrategy: chosen(3),
  selectedParticipation: chosen(2),
};

describe('a stored quiz', () => {
  it('is read back unchanged', () => {
    expect(readRecord(JSON.stringify(whole))).toEqual(whole);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '7',
    '{"nombre":',
    '{"nombre":7,"location":"Lima"}',
    '{"quizId":"1"}',
  ])('ignores invalid answers: %s', (stored) => {
    expect(readRecord(stored)).toEqual({});
  });

  it.each([0, 4, '1', 1.5, undefined])('accepts only the options of the question, not %s', (id) => {
    const stored = JSON.stringify({ selectedRiskComfort: { label: 'q', answer: 'a', id } });
    expect(readRecord(stored)).toEqual({});
  });

  it.each([
    ['$42,000', 42_000],
    ['US$ 269.000', 269_000],
    ['$1,000,000', 1_000_000],
    ['$41,999', null],
    ['$1,001,000', null],
    ['nothing', null],
  ])('reads the amount %s as %s', (answer, dollars) => {
    expect(paymentOf({ initialPayment: { label: 'q', answer } })).toBe(dollars);
  });
});

describe('what a step still needs', () => {
  it('is everything of step 1, in order, for a visitor without a referral', () => {
    expect(openQuestions(1, {}, false)).toEqual(['location', 'age', 'nombre', 'email']);
    expect(openQuestions(1, { ...whole, nombre: ' ', email: '' }, false)).toEqual([
      'nombre',
      'email',
    ]);
  });

  it.each([' ', '-', ' - ', '\t-\u2028'])('treats %j as no name', (nombre) => {
    expect(openQuestions(1, { ...whole, nombre }, false)).toEqual(['nombre']);
    expect(openQuestions(1, { ...whole, nombre }, true)).toEqual([]);
  });

  it('excludes name and email behind a referral link', () => {
    expect(openQuestions(1, {}, true)).toEqual(['location', 'age']);
    expect(firstOpenStep({ ...whole, nombre: '', email: '', ref: '8' })).toBeNull();
  });

  it('accepts any email that is not empty', () => {
    expect(openQuestions(1, whole, false)).toEqual([]);
  });

  it('is one option in steps 3 to 5 and two in step 6', () => {
    expect([3, 4, 5, 6].map((step) => openQuestions(step as 3, {}, false))).toEqual([
      ['risk'],
      ['goal'],
      ['type'],
      ['exit', 'fund'],
    ]);
  });

  it('names the first incomplete step, also before a given one', () => {
    expect(firstOpenStep(whole)).toBeNull();
    expect(firstOpenStep({})).toBe(1);
    const { selectedInvestmentGoal: _, ...gap } = whole;
    expect(firstOpenStep(gap)).toBe(4);
    expect(firstOpenStep(gap, 4)).toBeNull();
  });
});
