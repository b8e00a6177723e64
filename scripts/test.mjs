// npm test: installs what is missing, then everything: static checks, unit, API and browser tests.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { cacheDir, root } from './lib/paths.mjs';
import { bin, run } from './lib/steps.mjs';

await installDependencies();
const { build } = await import('./build.mjs');
const { check } = await import('./check.mjs');
const { runBrowserTests } = await import('./e2e.mjs');

title('Static checks');
const totals = [await check()];
title('Unit and API tests');
await build();
totals.push(await runVitest());
title('Browser tests');
totals.push(await runBrowserTests());

const sum = (field) => totals.reduce((all, each) => all + (each[field] ?? 0), 0);
const skipped = sum('skipped');
// The names once more at the very end: the place where somebody reads who has only the end.
for (const name of totals.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${name}`);
if (sum('unsteady') > 0)
  console.log(
    `! ${sum('unsteady')} passed on the second try only: see “flaky” above, and mend them`,
  );
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
process.exit(sum('failed') > 0 ? 1 : 0);

async function runVitest() {
  const report = join(cacheDir, 'vitest.json');
  const { code } = await run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failures = testResults.flatMap(failuresOf);
  // A broken set-up has no tests to count, only an exit code.
  const failed = Math.max(failures.length, code === 0 ? 0 : 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures };
}

/** The failed tests of one file, or the file itself when it fell before its first test. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}\n  ${message}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${file} › ${fullName}\n  ${failureMessages[0]}`,
  );
}

function title(text) {
  console.log(`\n── ${text} ──`);
}
