import { expect, it } from 'vitest';
import { latestDigestTime } from './digest-time.ts';

it('digests are due at eight, of today or else of yesterday', () => {
  expect(latestDigestTime(new Date(2026, 2, 10, 8, 0))).toEqual(new Date(2026, 2, 10, 8));
  expect(latestDigestTime(new Date(2026, 2, 10, 23, 59))).toEqual(new Date(2026, 2, 10, 8));
  expect(latestDigestTime(new Date(2026, 2, 1, 7, 59))).toEqual(new Date(2026, 1, 28, 8));
});
