import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './paths.mjs';
import { must } from './steps.mjs';

/** Installs from the lockfile if it changed since the last install. */
export async function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(cacheDir, 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies…');
  await must('npm', ['ci', '--no-audit', '--no-fund']);
  await runAllowedScripts(root);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stamp, lock);
}

/**
 * npm runs no install script (.npmrc), whatever its version makes of `allowScripts`. Those that are
 * allowed there and installed on this platform are run by name.
 */
export async function runAllowedScripts(folder) {
  const { allowScripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(folder, 'node_modules', name)),
  );
  if (allowed.length > 0)
    await must('npm', ['rebuild', '--ignore-scripts=false', '--no-audit', ...allowed], {
      cwd: folder,
    });
}
