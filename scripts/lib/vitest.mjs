// Unit and API tests, counted.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from './chromium.mjs';
import { cacheDir, root } from './paths.mjs';
import { bin, run } from './steps.mjs';

/**
 * `parts`: `embedded` for what runs inside this program, `processes` for the files that start programs
 * or PostgreSQL themselves. `cluster`: a PostgreSQL server where these make their databases.
 */
export async function runUnitTests({ parts, cluster = '' }) {
  const projects = parts.includes('processes') ? [] : ['--project=!processes'];
  if (!parts.includes('embedded')) projects.push('--project=processes');
  // Screen tests run in it; installed here where it is missing.
  const env = { TEST_POSTGRES_CLUSTER: cluster, CHROMIUM_PATH: (await findChromium()) ?? '' };
  return runVitest({ name: 'embedded', args: projects, env });
}

/** The files that open the test database, on PostgreSQL. */
export function runApiTestsOnPostgres(url) {
  const args = testFiles(join(root, 'apps/server/src')).filter((file) => {
    const text = readFileSync(file, 'utf8');
    // Files that start their own server already cover PostgreSQL.
    return /openTest(App|Database)\(/.test(text) && !text.includes('startPostgres');
  });
  return runVitest({ name: 'postgres', args, env: { TEST_POSTGRES_URL: url } });
}

function testFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

async function runVitest({ name, args, env }) {
  const report = join(cacheDir, `vitest-${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), ['run', ...reporters, ...args], { env });
  // A run that was killed leaves no report.
  if (!existsSync(report)) return { failed: 1, failures: [`${name}: ended without a report`] };
  const { numPassedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failures = testResults.flatMap(failuresOf).map((failure) => `${name}: ${failure}`);
  // A broken setup has no tests to count, only an exit code.
  const failed = Math.max(failures.length, code === 0 ? 0 : 1);
  const executed = testResults.flatMap(executedOf);
  const secondTries = testResults.flatMap(secondTriesOf).map((test) => `${name}: ${test}`);
  return {
    passed: numPassedTests,
    failed,
    skipped: numPendingTests,
    failures,
    secondTries,
    executed,
  };
}

const executedOf = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName }) => ({ file: relative(root, name), name: fullName }));

/** Tests that passed with the failures of a first try. */
const secondTriesOf = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => {
      return `${relative(root, name)} › ${fullName}\n  ${failureMessages[0]}`;
    });

/** The failed tests of one file, or the file itself when it failed before its first test. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}\n  ${message}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${file} › ${fullName}\n  ${failureMessages[0]}`,
  );
}
