import { expect, it } from 'vitest';
import { onceFor } from './once-for.ts';

it('computes once for each object, and remembers that there is no answer', () => {
  const asked: number[] = [];
  const half = onceFor(({ value }: { value: number }) => {
    asked.push(value);
    return value % 2 ? null : value / 2;
  });
  const [even, odd] = [{ value: 6 }, { value: 7 }];
  expect([half(even), half(odd), half(even), half(odd), half({ value: 6 })]).toEqual([
    3,
    null,
    3,
    null,
    3,
  ]);
  expect(asked).toEqual([6, 7, 6]);
});
