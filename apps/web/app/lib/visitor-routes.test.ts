import { expect, it } from 'vitest';
import routes from '../routes';
import { isStaffPath } from './visitor-routes';

type Entry = { path?: string | undefined; children?: Entry[] | undefined };

const paths = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...paths(children ?? [])]);

it('visitors keep all their pages, and no staff page', () => {
  expect(paths(routes).filter((path) => !isStaffPath(path))).toEqual([
    'services',
    'servicios',
    'blog',
    'blog/:id',
    'privacy',
    'landings/:name',
    'quiz',
    ...[1, 2, 3, 4, 5, 6].map((n) => `step-${n}`),
    'profile-result',
    'property/share/:token',
    'shortlist/:token',
    '*',
  ]);
});

it.each(['/', '/services', '/application', '/blog/app'])('%s is a page for visitors', (path) => {
  expect(isStaffPath(path)).toBe(false);
});

it.each(['/app', '/app/', '/app/board', '/blank'])('%s is not', (path) => {
  expect(isStaffPath(path)).toBe(true);
});
