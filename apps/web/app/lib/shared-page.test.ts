import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '../routes';
import { carriedSearch, sourceSearch } from './carried-search';
import { findSharedPage } from './shared-page';

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsIn(children),
  ]);

const find = (target: string, cookies: string | null = null) =>
  findSharedPage(new URL(target, 'https://alpha.test'), cookies);

describe('a page for all readers of a language', () => {
  it('differs by path and language and nothing else', () => {
    const { key } = find('/services') ?? {};
    for (const query of ['?x=1', '?fbclid=1&gclid=2', '?lang=xx', '?lang=', '?LANG=es', '#a'])
      expect([query, find(`/services${query}`)?.key]).toEqual([query, key]);
    expect(find('/services', 'session=1; theme=dark')?.key).toBe(key);
    expect(find('/services', 'locale=es')?.key).not.toBe(key);
    expect(find('/services?lang=es')?.target).toBe('/services?lang=es');
    // Landing pages and the Spanish path open in Spanish.
    expect(find('/servicios')?.key).toMatch(/^es /);
    expect(find('/landings/valeria-montiel')?.key).toMatch(/^es /);
  });

  it('is not the page of another metro or quarter of the forecasts', () => {
    expect(find('/forecasts')?.isListed).toBe(true);
    expect(find('/pronosticos?x=1')?.key).toMatch(/^es /);
    for (const query of ['?metro=33124', '?quarter=1995Q1'])
      expect([find(`/forecasts${query}`), find(`/services${query}`)?.isListed]).toEqual([
        null,
        true,
      ]);
  });

  it('is not a sample report with assumptions or a currency of its reader', () => {
    expect(find('/sample-report')?.isListed).toBe(true);
    expect(find('/informe-de-ejemplo')?.key).toMatch(/^es /);
    expect(find('/sample-report?lang=es')?.key).toMatch(/^es /);
    expect(find('/sample-report?years=5')).toBeNull();
    expect(find('/sample-report', 'currency=COP')).toBeNull();
  });

  it('is every page under /app whose path has no parameter', () => {
    const paths = pathsIn(routes).filter((path) => path.startsWith('/app') && !path.includes(':'));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) expect([path, find(path)?.isListed]).toEqual([path, true]);
  });

  it('has few keys: two languages, asked for or not', () => {
    const queries = ['', '?lang=en', '?lang=es', '?lang=en&lang=es', '?lang=es&x=1'];
    const cookies = [null, 'locale=en', 'locale=es', 'reading=es', 'language=es', 'locale=x'];
    const keys = queries.flatMap((query) =>
      cookies.map((cookie) => find(`/${query}`, cookie)?.key),
    );
    expect(new Set(keys).size).toBe(4);
  });

  it('is not one that passes on who sent the visitor, nor a quiz with any parameter', () => {
    for (const target of [
      '/?ref=8',
      '/services?utm_source=x',
      '/blog?utm_=',
      '/quiz?x=1',
      '/step-2?lang=xx',
    ])
      expect([target, find(target)]).toEqual([target, null]);
    expect(find('/quiz?lang=es')).not.toBeNull();
  });

  it.each([
    ...[
      '/property/share/abc',
      '/shortlist/abc',
      '/app/leads/1',
      '/app/edit-user/1',
      '/app/board/1',
    ],
    ...['/app/property/1%20Oak', '/api/leads', '/Services', '/services/', '/blank'],
    ...['/blog/A', '/landings/a/b', `/blog/${'a'.repeat(81)}`, '/_root.data'],
  ])('is never %s', (target) => {
    expect(find(target)).toBeNull();
  });
});

it('links carry the referral, the campaign and a known language, and nothing else', () => {
  const search = '?x=1&lang=es&ref=8&utm_source=a%20b&lang=en&gclid=2';
  expect(sourceSearch(search)).toBe('?ref=8&utm_source=a+b');
  expect(carriedSearch(search)).toBe('?lang=es&ref=8&utm_source=a+b');
  expect(carriedSearch('?lang=xx&x=1')).toBe('');
});
