import { expect, it } from 'vitest';
import { findProofs, proofsNotExecuted } from './security-proofs.mjs';

const FILE = 'apps/server/src/platform/lib/csv.test.ts';
const proofs = (title) => new Map([[19, [{ file: FILE, title }]]]);
const missing = (title, ...names) =>
  proofsNotExecuted(
    proofs(title),
    names.map((name) => ({ file: FILE, name })),
    { withProcesses: true },
  );

it('a rule whose test did not run is reported with the test', () => {
  expect(missing('is text (security 19)')).toEqual([
    `rule 19: not executed: ${FILE} › is text (security 19)`,
  ]);
  expect(missing('is text (security 19)', 'another (security 19)')).toHaveLength(1);
  expect(missing('is text (security 19)', 'a cell is text (security 19) and more')).toEqual([]);
});

it('titles are found with the values they were filled with, and by their group', () => {
  expect(
    missing('%j after %s is text (security 19)', '"=1" after NUL is text (security 19)'),
  ).toEqual([]);
  expect(
    missing(['a $', '{kind} cell (security 19)'].join(''), 'a wide cell (security 19)'),
  ).toEqual([]);
  expect(
    missing("what (you) don\\'t see (security 19)", "what (you) don't see (security 19)"),
  ).toEqual([]);
});

it('another file with the same title does not count', () => {
  const executed = [{ file: 'e2e/other.spec.ts', name: 'is text (security 19)' }];
  const options = { withProcesses: true };
  expect(proofsNotExecuted(proofs('is text (security 19)'), executed, options)).toHaveLength(1);
});

it('tests that start programs are only expected where they were asked for', () => {
  const all = findProofs();
  const count = (withProcesses) => proofsNotExecuted(all, [], { withProcesses }).length;
  expect(count(true)).toBeGreaterThan(count(false));
  expect(count(false)).toBeGreaterThan(100);
});
