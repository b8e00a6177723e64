import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quizTexts } from './quiz-texts.ts';

const messagesOf = (language: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../i18n/messages/${language}/quizSteps.json`, import.meta.url),
      'utf8',
    ),
  );

describe.each(['en', 'es'] as const)('a demo lead’s answers in %s', (language) => {
  const { question, option } = messagesOf(language);
  const { labels, ...options } = quizTexts[language];

  it('have the questions of the quiz', () => {
    const { location, age, payment, risk, goal, type, exit, fund } = question;
    expect(Object.values(labels)).toEqual([location, age, payment, risk, goal, type, exit, fund]);
  });

  it.each([
    ['age', 'age'],
    ['risk', 'risk'],
    ['goal', 'goal'],
    ['propertyType', 'type'],
    ['exit', 'exit'],
    ['participation', 'fund'],
  ] as const)('have the options of %s', (name, key) => {
    expect(options[name]).toEqual(options[name].map((_, index) => option[key][index + 1]));
  });
});
