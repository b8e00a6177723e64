import { describe, expect, it } from 'vitest';
import { chooseLocale, readCookie, translatedPath } from './locale-choice';

const stored =
  (values: Partial<Record<'locale' | 'language', string>>) => (key: 'locale' | 'language') =>
    values[key] ?? null;

describe('the language of a page', () => {
  it.each([
    ['/', '', {}, 'en'],
    ['/', '', { locale: 'es' }, 'es'],
    ['/', '', { locale: 'fr' }, 'en'],
    ['/', '?lang=es', { locale: 'en' }, 'es'],
    ['/', '?lang=xx', { locale: 'es' }, 'es'],
    ['/', '', { language: 'es' }, 'en'],
    ['/quiz', '', { language: 'es' }, 'es'],
    ['/step-3', '', { locale: 'es' }, 'es'],
    ['/step-3', '', { locale: 'es', language: 'en' }, 'en'],
    ['/servicios', '', {}, 'es'],
    ['/servicios', '', { locale: 'en' }, 'en'],
    ['/landings/ana', '', {}, 'es'],
    ['/servicios/', '', {}, 'es'],
    ['/landings/ana/', '', {}, 'es'],
    ['/quiz/', '', { language: 'es' }, 'es'],
    ['/step-1/', '', { locale: 'es', language: 'en' }, 'en'],
    ['/profile-result//', '', { language: 'es' }, 'es'],
    ['/step-1/more', '', { language: 'es' }, 'en'],
  ] as const)('%s%s with %o is %s', (path, search, values, expected) => {
    expect(chooseLocale(path, search, stored(values))).toBe(expected);
  });
});

it('the page in the other language is found with and without a slash at the end', () => {
  expect([translatedPath('es', '/services/'), translatedPath('en', '/servicios')]).toEqual([
    '/servicios',
    '/services',
  ]);
});

describe('the language of a mailed link', () => {
  it.each([
    ['/property/share/abc', '', {}, 'es', 'es'],
    ['/property/share/abc', '', { locale: 'en' }, 'es', 'en'],
    ['/property/share/abc', '?lang=en', {}, 'es', 'en'],
    ['/property/share/abc', '', {}, null, 'en'],
    // Whoever goes on from the report to the site is an ordinary visitor there.
    ['/', '', {}, 'es', 'en'],
  ] as const)('%s%s with %o, sent in %s, is %s', (path, search, values, sentIn, expected) => {
    expect(chooseLocale(path, search, stored(values), sentIn)).toBe(expected);
  });
});

describe('a cookie', () => {
  it('is found among others, and its absence too', () => {
    expect(readCookie('a=1; locale=es; b=2', 'locale')).toBe('es');
    expect(readCookie('xlocale=es', 'locale')).toBeUndefined();
    expect(readCookie(null, 'locale')).toBeUndefined();
  });
});
