// npm test: installs what is missing, then everything on the embedded database: static checks, unit,
// API and browser tests. `postgres` runs the API and browser tests on PostgreSQL, `processes` the tests
// that start programs or PostgreSQL themselves; several names, all of them.
import './lib/use-node.mjs';
import { installDependencies } from './lib/install.mjs';

const KINDS = ['embedded', 'postgres', 'processes'];
const asked = process.argv.slice(2);
if (asked.some((kind) => !KINDS.includes(kind))) {
  console.error(`npm test takes ${KINDS.join(' or ')}, not ${asked.join(' ')}.`);
  process.exit(2);
}
const kinds = asked.length > 0 ? asked : ['embedded'];
const has = (kind) => kinds.includes(kind);

await installDependencies();
const { build } = await import('./build.mjs');
const { makeDemo, runBrowserTests } = await import('./e2e.mjs');
const { runApiTestsOnPostgres, runUnitTests } = await import('./lib/vitest.mjs');
const { summarize } = await import('./lib/results.mjs');
const { findProofs, proofsNotExecuted } = await import('./lib/security-proofs.mjs');
const { openTestServer } = await import('./lib/test-postgres.mjs');

const totals = [];
let demo = null;
const product = async () => {
  await build();
  if (has('embedded')) demo = await makeDemo();
  return { code: 0 };
};
if (has('embedded')) {
  const { check } = await import('./check.mjs');
  title('Static checks beside the build');
  totals.push(await check({ beside: [['product and demo', product]] }));
} else await product();

const postgres = has('postgres') || has('processes') ? await openTestServer() : null;
if (has('embedded') || has('processes')) {
  title('Unit and API tests');
  const parts = ['embedded', 'processes'].filter(has);
  totals.push(await runUnitTests({ parts, cluster: postgres?.url }));
}
if (has('postgres')) {
  title('API tests on PostgreSQL');
  totals.push(await runApiTestsOnPostgres(postgres.url));
}
const databases = ['embedded', 'postgres'].filter(has);
if (databases.length > 0) {
  title('Browser tests');
  totals.push(...(await runBrowserTests({ databases, postgres: postgres?.url, demo })));
}
if (has('embedded')) totals.push(securityRules());
demo?.remove();
await postgres?.stop();
process.exit(summarize(totals) ? 0 : 1);

/** Every rule of docs/security.md was tested in this run, not only written down. */
function securityRules() {
  const executed = totals.flatMap((total) => total.executed ?? []);
  const failures = proofsNotExecuted(findProofs(), executed, { withProcesses: has('processes') });
  return { failed: failures.length, failures };
}

function title(text) {
  console.log(`\n── ${text} ──`);
}
