import { expect, test } from 'vitest';
import { NET_PROFIT_USD, SUM_LINES } from './worked-sum';

test('the lines of the worked example add up to its net profit', () => {
  expect(SUM_LINES.reduce((sum, [, usd]) => sum + usd, 0)).toBe(NET_PROFIT_USD);
});
