import { expect, it } from 'vitest';
import { slugOf, slugProblem } from './curator-slug.ts';

it.each([
  ['valeria-montiel', null],
  ['ana2', null],
  ['ab', 'invalid'],
  ['a'.repeat(61), 'invalid'],
  ['Ana-Ruiz', 'invalid'],
  ['ana--ruiz', 'invalid'],
  ['-ana', 'invalid'],
  ['ana-', 'invalid'],
  ['ana ruiz', 'invalid'],
  ['añá-ruiz', 'invalid'],
  ['../admin', 'invalid'],
  ['2026', 'invalid'],
  ['admin', 'reserved'],
  ['alpha-agent', 'reserved'],
])('the slug %j has the problem %s', (slug, problem) => {
  expect(slugProblem(slug)).toBe(problem);
});

it.each([
  ['Valeria Montiel', 'valeria-montiel'],
  ['  José  Ñáñez (MX) ', 'jose-nanez-mx'],
  ['李雷', ''],
])('the name %j becomes the slug %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
