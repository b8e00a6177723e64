import { expect, test } from 'vitest';
import { sentenceChanges } from './sentence-changes';

test('a sentence replaces both ends of the ranges it names, and nothing else', () => {
  expect(sentenceChanges({ price_max: 400_000, city: 'Tampa' })).toEqual({
    ...{ city: 'Tampa', price_min: null, price_max: 400_000 },
  });
  expect(sentenceChanges({ investment_max: 150_000 })).toEqual({
    ...{ investment_min: 0, investment_max: 150_000 },
  });
  expect(sentenceChanges({ investment_min: 80_000 })).toEqual({
    ...{ investment_min: 80_000, investment_max: 10_000_000 },
  });
  expect(sentenceChanges({})).toEqual({});
});
