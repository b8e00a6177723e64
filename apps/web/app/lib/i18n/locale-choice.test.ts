import { describe, expect, it } from 'vitest';
import { chooseLocale, readCookie, readingCookie, translatedPath } from './locale-choice';

type Key = 'locale' | 'language' | 'reading';
const stored = (values: Partial<Record<Key, string>>) => (key: Key) => values[key] ?? null;

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
    ['/pronosticos', '', {}, 'es'],
    ['/forecasts', '', {}, 'en'],
    ['/landings/ana/', '', {}, 'es'],
    ['/quiz/', '', { language: 'es' }, 'es'],
    ['/step-1/', '', { locale: 'es', language: 'en' }, 'en'],
    ['/profile-result//', '', { language: 'es' }, 'es'],
    ['/step-1/more', '', { language: 'es' }, 'en'],
    // Nothing was chosen: the page uses the language of the previous page.
    ['/privacy', '', { reading: 'es' }, 'es'],
    ['/privacy', '', { reading: 'es', language: 'en' }, 'es'],
    ['/privacy', '', { reading: 'es', locale: 'en' }, 'en'],
    ['/privacy', '?lang=en', { reading: 'es' }, 'en'],
    ['/privacy', '', { reading: 'fr' }, 'en'],
    ['/step-1', '', { reading: 'es' }, 'es'],
    ['/step-1', '', { reading: 'es', language: 'en' }, 'en'],
    // Having read English before is not a choice: these pages stay Spanish.
    ['/landings/ana', '', { reading: 'en' }, 'es'],
    ['/servicios', '', { reading: 'en' }, 'es'],
  ] as const)('%s%s with %o is %s', (path, search, values, expected) => {
    expect(chooseLocale(path, search, stored(values))).toBe(expected);
  });
});

it('the page in the other language is found with and without a trailing slash', () => {
  expect([translatedPath('es', '/services/'), translatedPath('en', '/servicios')]).toEqual([
    '/servicios',
    '/services',
  ]);
});

describe('the language of an emailed link', () => {
  it.each([
    ['/property/share/abc', '', {}, 'es', 'es'],
    ['/property/share/abc', '', { locale: 'en' }, 'es', 'en'],
    ['/property/share/abc', '?lang=en', {}, 'es', 'en'],
    ['/property/share/abc', '', {}, null, 'en'],
    ['/property/share/abc', '', { reading: 'en' }, 'es', 'es'],
    // A reader who continues from the report to the site is an ordinary visitor there.
    ['/', '', {}, 'es', 'en'],
  ] as const)('%s%s with %o, sent in %s, is %s', (path, search, values, sentIn, expected) => {
    expect(chooseLocale(path, search, stored(values), sentIn)).toBe(expected);
  });
});

describe('the current language', () => {
  it.each([
    ['/landings/ana', 'es', null, 'reading=es; path=/; samesite=lax'],
    ['/step-2', 'en', 'reading=es', 'reading=en; path=/; samesite=lax'],
    ['/landings/ana', 'es', 'a=1; reading=es', null],
    ['/', 'en', null, null],
    // An emailed link sets the language of its page only, not of the site.
    ['/property/share/abc', 'es', null, null],
  ] as const)(
    'of %s in %s, with the cookies %s, is kept as %s',
    (path, shown, cookies, expected) => {
      expect(readingCookie(path, shown, cookies, false)).toBe(expected);
    },
  );
});

describe('a cookie', () => {
  it('is found among others, and its absence too', () => {
    expect(readCookie('a=1; locale=es; b=2', 'locale')).toBe('es');
    expect(readCookie('xlocale=es', 'locale')).toBeUndefined();
    expect(readCookie(null, 'locale')).toBeUndefined();
  });

  it('belongs to this host and to TLS where there is TLS', () => {
    const cookie = '__Host-reading=es; path=/; samesite=lax; secure';
    expect(readingCookie('/servicios', 'es', null, true)).toBe(cookie);
    expect(readingCookie('/servicios', 'es', '__Host-reading=es', true)).toBeNull();
    expect(readCookie('locale=en; __Host-locale=es', 'locale')).toBe('es');
  });
});
