import { describe, expect, it } from 'vitest';
import { CHOICES } from '../questions';
import type { QuizRecord } from '../store/quiz-record';
import { quizProfile } from './quiz-profile';

const chosen = (id: number) => ({ label: 'question', answer: 'words', id });
const recordOf = (risk: number, goal: number, type: number, exit: number): QuizRecord => ({
  selectedRiskComfort: chosen(risk),
  selectedInvestmentGoal: chosen(goal),
  selectedPropertyType: chosen(type),
  selectedExitStrategy: chosen(exit),
});

const sets = CHOICES.risk.ids.flatMap((risk) =>
  CHOICES.goal.ids.flatMap((goal) =>
    CHOICES.type.ids.flatMap((type) =>
      CHOICES.exit.ids.map((exit) => [risk, goal, type, exit] as const),
    ),
  ),
);

/** The specification's sentences, verbatim and in order. */
const SENTENCES = [
  'conservative: risk id <= 2, goal id 1 or 3, property type id 2 or 5, exit id 1, 3 or 4',
  'moderate: risk id 2, goal id 2 or 4, property type not 5, exit id 2 or 5',
  'aggressive: risk id 3, property type id 3, 4 or 5, exit id 3, 4 or 5',
];

/** Understands "x id <= 2", "x id 1, 3 or 4" and "x not 5"; anything not mentioned is unconstrained. */
function isSaid(sentence: string, word: string, id: number): boolean {
  const said = new RegExp(`${word}(?: id)? (<=|not)? ?([\\d, or]+?)(?:, [a-z]|$)`).exec(sentence);
  if (!said) return true;
  const ids = [...(said[2] ?? '').matchAll(/\d/g)].map(Number);
  if (said[1] === '<=') return id <= (ids[0] ?? 0);
  if (said[1] === 'not') return !ids.includes(id);
  return ids.includes(id);
}

function ruled([risk, goal, type, exit]: (typeof sets)[number]): string {
  const sentence = SENTENCES.find(
    (rule) =>
      isSaid(rule, 'risk', risk) &&
      isSaid(rule, 'goal', goal) &&
      isSaid(rule, 'property type', type) &&
      isSaid(rule, 'exit', exit),
  );
  return sentence?.split(':')[0] ?? 'strategic';
}

describe('the profile of a quiz', () => {
  it('matches the rule sentences for each of the 180 sets of answers', () => {
    expect(sets).toHaveLength(180);
    for (const set of sets) expect(quizProfile(recordOf(...set)), String(set)).toBe(ruled(set));
  });

  it('occurs as often as a count by hand gives, for each of the four', () => {
    const counts: Record<string, number> = {};
    for (const set of sets) {
      const profile = quizProfile(recordOf(...set)) ?? 'none';
      counts[profile] = (counts[profile] ?? 0) + 1;
    }
    // 2 risks × 2 goals × 2 types × 2 exits; 2 goals × 4 types × 1 exit; 4 goals × 3 types × 1 exit.
    expect(counts).toEqual({ conservative: 16, moderate: 8, aggressive: 12, strategic: 144 });
  });

  it('is incomplete while risk, goal, property type or exit is missing, and only then', () => {
    const whole = recordOf(3, 2, 4, 3);
    expect(quizProfile(whole)).toBe('aggressive');
    for (const field of Object.keys(whole))
      expect(quizProfile({ ...whole, [field]: undefined }), field).toBeNull();
  });
});
