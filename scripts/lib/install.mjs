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
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stamp, lock);
}
