import { describe, expect, it } from 'vitest';
import { textOf, valueIn } from './field-text';

const NUMBER = { type: 'number' } as const;

describe('a number in a field', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['-12.5', -12.5],
    ['1,234', 1234],
    ['1.234', 1234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['12,5', 12.5],
    ['1 000 000', 1_000_000],
    ['abc', undefined],
    ['1.23456', undefined],
    ['1,2,3', undefined],
  ])('%s is %s', (typed, value) => {
    expect(valueIn(NUMBER, typed)).toBe(value);
  });

  it.each([0, -1, 1.234, -0.0001, 1000, 123_456.789, 1e9])(
    '%s is typed as it is shown',
    (value) => {
      expect(valueIn(NUMBER, textOf(value))).toBe(value);
    },
  );
});

it('options and answers are kept as text while they are edited', () => {
  expect(textOf([3, 5])).toBe('3,5');
  expect(valueIn({ type: 'choices' }, '3,5')).toEqual([3, 5]);
  expect(valueIn({ type: 'choice' }, textOf(7))).toBe(7);
  expect(valueIn({ type: 'yesNo' }, textOf(false))).toBe(false);
  expect(valueIn({ type: 'date' }, '2026-12-31')).toBe('2026-12-31');
});
