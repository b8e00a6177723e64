// npm test: installs what is missing, then everything on the embedded database: static checks, unit,
// API and browser tests. `postgres` runs the API and browser tests on PostgreSQL; both names, both.
import './lib/use-node.mjs';
import { installDependencies } from './lib/install.mjs';

const KINDS = ['embedded', 'postgres'];
const asked = process.argv.slice(2);
if (asked.some((kind) => !KINDS.includes(kind))) {
  console.error(`npm test takes ${KINDS.join(' or ')}, not ${asked.join(' ')}.`);
  process.exit(2);
}
const kinds = asked.length > 0 ? asked : ['embedded'];

await installDependencies();
const { build } = await import('./build.mjs');
const { runBrowserTests } = await import('./e2e.mjs');
const { runApiTestsOnPostgres, runUnitTests } = await import('./lib/vitest.mjs');
const { summarize } = await import('./lib/results.mjs');
const { openTestServer } = await import('./lib/test-postgres.mjs');

const totals = [];
if (kinds.includes('embedded')) {
  const { check } = await import('./check.mjs');
  title('Static checks');
  totals.push(await check());
}
await build();
if (kinds.includes('embedded')) {
  title('Unit and API tests');
  totals.push(await runUnitTests());
}
const postgres = kinds.includes('postgres') ? await openTestServer() : null;
if (postgres) {
  title('API tests on PostgreSQL');
  totals.push(await runApiTestsOnPostgres(postgres.url));
}
title('Browser tests');
const databases = kinds.map((kind) => (kind === 'postgres' ? postgres.url : ''));
totals.push(...(await runBrowserTests({ databases })));
await postgres?.stop();
process.exit(summarize(totals) ? 0 : 1);

function title(text) {
  console.log(`\n── ${text} ──`);
}
