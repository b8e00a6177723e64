// The small packages and the browser tests, one after the other: together they take seconds.
import { bin, run } from './steps.mjs';

const PROJECTS = [
  'packages/engine',
  'packages/contract',
  'packages/i18n',
  'packages/report-model',
  'packages/search-words',
  'packages/demo-market',
  'e2e',
];
let failed = false;
for (const project of PROJECTS) {
  const { code } = await run(bin('tsc'), ['-p', project]);
  if (code !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
