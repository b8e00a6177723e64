import { LISTING_VERDICTS, type ListingImport } from '@alpha/contract';
import { expect, test } from 'vitest';
import { checkedText } from './checked-text';

const check = (
  counts: Partial<ListingImport['counts']>,
  warnings: ListingImport['warnings'] = [],
) => {
  const none = Object.fromEntries(LISTING_VERDICTS.map((verdict) => [verdict, 0]));
  return checkedText({ counts: { ...none, ...counts } as ListingImport['counts'], warnings });
};

test('a dry run says everything is recognized only when it is', () => {
  expect(check({ unchanged: 14 })).toBe('result.nothing');
  expect(check({ unchanged: 4, quarantined: 10 })).toBe('result.nothingNew');
});

test('a dry run with refused rows, or with none, says so', () => {
  expect(check({ skipped: 14 })).toBe('result.noneTaken');
  expect(check({})).toBe('result.noRows');
});

test('a dry run that would take listings off the market does not say that nothing changes', () => {
  expect(check({ unchanged: 5, off_market: 3 })).toBe('result.checkedText');
  expect(check({ unchanged: 5 }, [{ code: 'sweep.looksShort', value: '39 / 44' }])).toBe(
    'result.checkedText',
  );
  expect(check({ created: 1, skipped: 3 })).toBe('result.checkedText');
});
