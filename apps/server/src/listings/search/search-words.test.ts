import { expect, test } from 'vitest';
import { synonymsOf } from './search-words.ts';

test.each([
  ['1', '1st'],
  ['2', '2nd'],
  ['3', '3rd'],
  ['4', '4th'],
  ['11', '11th'],
  ['12', '12th'],
  ['13', '13th'],
  ['14', '14th'],
  ['21', '21st'],
  ['101', '101st'],
  ['111', '111th'],
  ['122', '122nd'],
])('%s matches %s and vice versa', (number, ordinal) => {
  expect(synonymsOf(number)).toEqual([ordinal]);
  expect(synonymsOf(ordinal)).toEqual([number]);
});

test('a wrong ordinal ending still matches the number', () => {
  expect(synonymsOf('11st')).toEqual(['11', '11th']);
});

test.each(['33125', '0', '007', '14a', 'th', 'nw'])('%s has no other form', (word) => {
  expect(synonymsOf(word)).toEqual([]);
});
