import type { Feed } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, valuesOf } from './feed-form.values';

const FEED = {
  name: 'South',
  url: 'https://feed.example.com',
  auth: 'bearer',
  requests_per_second: 0.5,
  every_minutes: null,
  is_enabled: true,
} as Feed;

describe('the form of a feed', () => {
  it('keeps the stored secret unless another is typed', () => {
    expect(bodyOf(FEED, valuesOf(FEED))).toEqual({
      name: 'South',
      url: 'https://feed.example.com',
      requests_per_second: 0.5,
      every_minutes: null,
      is_enabled: true,
    });
  });

  it('sends a new secret when one is typed, or when the address changes', () => {
    const typed = { ...valuesOf(FEED), token: ' new ', perSecond: '1,5' };
    expect(bodyOf(FEED, typed)).toMatchObject({
      credentials: { kind: 'bearer', token: 'new' },
      requests_per_second: 1.5,
    });
    const moved = { ...valuesOf(FEED), url: 'https://other.example.com' };
    expect(bodyOf(FEED, moved)).toHaveProperty('credentials');
  });
});
