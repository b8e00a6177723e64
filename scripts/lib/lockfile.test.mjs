import { expect, it } from 'vitest';
import { lockfileProblems } from './lockfile.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const problemsOf = (entry, options) =>
  lockfileProblems(
    { packages: { '': {}, 'node_modules/thing': { version: '1.0.0', ...entry } } },
    { allowScripts: { known: false } },
    options,
  );

it('every package has an integrity; only binaries of other platforms may be without', () => {
  const none = 'thing@1.0.0: has no integrity; run `npm run lock:complete`';
  const foreign = { optional: true, os: ['darwin'], cpu: ['arm64'] };
  expect(problemsOf({ integrity })).toEqual([]);
  expect(problemsOf({})).toEqual([none]);
  expect(problemsOf({ optional: true })).toEqual([none]);
  expect(problemsOf({ optional: true, os: ['linux'], cpu: ['x64'] })).toEqual([none]);
  expect(problemsOf({ optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] })).toEqual([]);
  expect(problemsOf(foreign)).toEqual([]);
  expect(problemsOf({ ...foreign, optional: undefined })).toEqual([none]);
  expect(problemsOf(foreign, { isStrict: true })).toEqual([none]);
  expect(problemsOf({ integrity: 'sha1-AAAA' })).toEqual([
    'thing@1.0.0: its integrity is not SHA-512',
  ]);
});

it('no place to download from, and no install script without a decision', () => {
  expect(problemsOf({ integrity, resolved: 'https://packages.test/thing.tgz' })).toEqual([
    'thing: names a place to download it from',
  ]);
  expect(problemsOf({ integrity, hasInstallScript: true })).toEqual([
    'thing: has an install script; allow or forbid it in allowScripts',
  ]);
});
