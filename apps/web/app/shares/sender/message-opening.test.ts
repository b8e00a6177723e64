import { expect, test } from 'vitest';
import { openingOf } from './message-opening';

const LONG = 'The rent does not cover the costs. '.repeat(6).trim();

test('a short message is shown whole, its other paragraphs fold', () => {
  expect(openingOf('Hello Ana.\n\nCall me.')).toEqual({ first: 'Hello Ana.', rest: ['Call me.'] });
});

test('a long paragraph folds after a whole sentence, and nothing is lost', () => {
  const { first, rest } = openingOf(`${LONG}\n\nBye.`);
  expect(first.length).toBeLessThanOrEqual(150);
  expect(first.endsWith('.')).toBe(true);
  expect([first, ...rest].join(' ')).toBe(`${LONG} Bye.`);
});

test('one long sentence is not cut', () => {
  const sentence = `It is ${'very '.repeat(50)}long`;
  expect(openingOf(sentence)).toEqual({ first: sentence, rest: [] });
});
