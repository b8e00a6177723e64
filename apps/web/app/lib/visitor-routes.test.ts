import { expect, it } from 'vitest';
import routes from '../routes';
import { isStaffPath, visitorManifest } from './visitor-routes';

type Entry = { path?: string | undefined; children?: Entry[] | undefined };

const paths = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...paths(children ?? [])]);

it('visitors keep all their pages, and no staff page', () => {
  expect(paths(routes).filter((path) => !isStaffPath(path))).toEqual([
    'services',
    'servicios',
    'forecasts',
    'pronosticos',
    'blog',
    'blog/:id',
    'privacy',
    'landings/:name',
    'quiz',
    ...[1, 2, 3, 4, 5, 6].map((n) => `step-${n}`),
    'profile-result',
    'property/share/:token',
    'shortlist/:token',
    'shortlist/:token/compare',
    'compare/:token',
    'sample-report',
    'informe-de-ejemplo',
    'room',
    'room/compare',
    'alerts/:token',
    '*',
  ]);
});

it.each(['/', '/services', '/application', '/blog/app'])('%s is a page for visitors', (path) => {
  expect(isStaffPath(path)).toBe(false);
});

it.each(['/app', '/app/', '/app/board', '/blank'])('%s is not', (path) => {
  expect(isStaffPath(path)).toBe(true);
});

it('public pages get their routes with the layouts around them, under a name of its own', () => {
  const routes = {
    root: { id: 'root', path: '' },
    site: { id: 'site', parentId: 'root' },
    home: { id: 'home', index: true, parentId: 'site' },
    blog: { id: 'blog', path: 'blog', parentId: 'site' },
    staff: { id: 'staff', parentId: 'root' },
    crm: { id: 'crm', parentId: 'staff' },
    board: { id: 'board', path: 'app/board', parentId: 'crm' },
    missing: { id: 'missing', path: '*', parentId: 'root' },
  };
  const visitors = visitorManifest({ url: '/assets/manifest-1a2b.js', version: '1a2b', routes });
  expect(Object.keys(visitors.routes)).toEqual(['root', 'site', 'home', 'blog', 'missing']);
  expect(visitors.url).toMatch(/^\/assets\/manifest-visitors-\w+-1a2b\.js$/);
  const { blog: _, ...fewer } = routes;
  const other = visitorManifest({
    url: '/assets/manifest-1a2b.js',
    version: '1a2b',
    routes: fewer,
  });
  expect(other.url).not.toBe(visitors.url);
  expect(visitors.version).toBe('1a2b');
});
