// npm run check: everything that can be known without running the product, two at a time.
import './lib/use-node.mjs';
import { pathToFileURL } from 'node:url';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { bin, run } from './lib/steps.mjs';

const AT_ONCE = 2;

const node = (script) => [process.execPath, [`scripts/${script}`]];

const CHECKS = [
  ['types: web', ...[bin('tsc'), ['-p', 'apps/web']]],
  ['types: server', ...[bin('tsc'), ['-p', 'apps/server']]],
  ['types: packages', ...[process.execPath, ['scripts/lib/check-package-types.mjs']]],
  ['format and lint', ...[bin('biome'), ['ci', '--colors=off', '--error-on-warnings', '.']]],
  [
    'import rules',
    ...[bin('depcruise'), ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'e2e']],
  ],
  ['unused code', ...[bin('knip'), []]],
  ['messages', ...node('check-i18n.mjs')],
  ['documents', ...node('check-docs.mjs')],
  ['security table', ...node('check-security.mjs')],
];

/** → how many passed and failed; prints one line each, and the output of what failed. */
export async function check() {
  const { buildMessages } = await import('./build-messages.mjs');
  buildMessages();
  await run(bin('react-router'), ['typegen'], { cwd: `${root}/apps/web`, capture: true });
  const queue = [...CHECKS];
  const failures = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, command, args] = next;
      const started = Date.now();
      const { code, output } = await run(command, args, { capture: true });
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code !== 0) failures.push([name, output]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const [name, output] of failures) console.error(`\n── ${name} ──\n${output}`);
  return {
    passed: CHECKS.length - failures.length,
    failed: failures.length,
    failures: failures.map(([name]) => name),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await installDependencies();
  const { failed } = await check();
  process.exit(failed > 0 ? 1 : 0);
}
