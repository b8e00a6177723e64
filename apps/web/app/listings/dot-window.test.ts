import { expect, test } from 'vitest';
import { dotWindow } from './dot-window';

const shown = (at: number, count: number) =>
  dotWindow(at, count).map(({ index, isLast }) => (isLast ? `(${index})` : `${index}`));

test('up to five pictures have a dot each', () => {
  expect(shown(0, 2)).toEqual(['0', '1']);
  expect(shown(4, 5)).toEqual(['0', '1', '2', '3', '4']);
});

test('with more, five are shown around the current one, small where the row continues', () => {
  expect(shown(0, 11)).toEqual(['0', '1', '2', '3', '(4)']);
  expect(shown(5, 11)).toEqual(['(3)', '4', '5', '6', '(7)']);
  expect(shown(10, 11)).toEqual(['(6)', '7', '8', '9', '10']);
});
