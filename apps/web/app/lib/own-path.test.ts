import { describe, expect, it } from 'vitest';
import { ownPath, redirectTarget } from './own-path';

const OUTSIDE = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test',
  'HTTPS:evil.test',
  'javascript:alert(1)',
  '/%2f%2fevil.test',
  '/%2Fevil.test',
  '%2f%2fevil.test',
  '/%252f%252fevil.test',
  '/\t/evil.test',
  '/%09/evil.test',
  '',
  null,
  undefined,
];

describe('a path of our own', () => {
  it.each(OUTSIDE)('is not %j', (target) => {
    expect(ownPath(target)).toBeNull();
  });

  it.each([
    '/app',
    '/app/property/1%20Main%20St%2C%20Miami',
    '/app/listing?search=100%25#map',
    '/50%',
  ])('is %s', (target) => {
    expect(ownPath(target)).toBe(target);
  });
});

describe('where signing in leads', () => {
  it('is the requested page', () => {
    expect(redirectTarget('/app/leads/7?tab=notes', '/app/today')).toBe('/app/leads/7?tab=notes');
  });

  it.each([...OUTSIDE, '/app/login', '/app/2fa?x=1', '/services', '/application'])(
    'is the first screen instead of %j (security 23)',
    (target) => {
      expect(redirectTarget(target ?? null, '/app/today')).toBe('/app/today');
    },
  );
});
