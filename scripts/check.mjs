// npm run check: all static checks, two at a time.
import './lib/use-node.mjs';
import { pathToFileURL } from 'node:url';
import { installDependencies } from './lib/install.mjs';
import { runJobs } from './lib/jobs.mjs';
import { root } from './lib/paths.mjs';
import { bin, run } from './lib/steps.mjs';

const job = (name, command, ...args) => [name, () => run(command, args, { capture: true })];
const node = (name, script) => job(name, process.execPath, `scripts/${script}`);

/** The slowest first, so that the last ones are short. */
const CHECKS = [
  job('types: web', bin('tsc'), '-p', 'apps/web'),
  job('types: server', bin('tsc'), '-p', 'apps/server'),
  job(
    'import rules',
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.mjs',
    'apps',
    'packages',
    'e2e',
  ),
  job('unused code', bin('knip')),
  node('types: packages', 'lib/check-package-types.mjs'),
  job('format and lint', bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.'),
  node('messages', 'check-i18n.mjs'),
  node('documents', 'check-docs.mjs'),
  node('words', 'check-words.mjs'),
  node('security table', 'check-security.mjs'),
  node('lockfile', 'check-lockfile.mjs'),
  node('OWASP ASVS table', 'check-asvs.mjs'),
];

/** `beside`: jobs that run at the same time, started first. → how many passed and failed. */
export async function check({ beside = [] } = {}) {
  const { buildMessages } = await import('./build-messages.mjs');
  buildMessages();
  const { buildGrammar } = await import('./build-grammar.mjs');
  buildGrammar();
  await run(bin('react-router'), ['typegen'], { cwd: `${root}/apps/web`, capture: true });
  return runJobs([...beside, ...CHECKS]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await installDependencies();
  const { failed } = await check();
  process.exit(failed > 0 ? 1 : 0);
}
