// npm test: installs what is missing, then everything: static checks, unit, API and browser tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { cacheDir } from './lib/paths.mjs';
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
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that fails before its first test, or a broken set-up, counts as a failure too.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

function title(text) {
  console.log(`\n── ${text} ──`);
}
