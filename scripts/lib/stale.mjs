import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './paths.mjs';

const IGNORED = new Set(['node_modules', 'dist', 'build', '.react-router', 'generated']);

/** A fingerprint of files by path, size and time: fast enough for every start. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) for (const line of listFiles(join(root, path))) hash.update(line);
  return hash.digest('hex');
}

function* listFiles(path) {
  if (!existsSync(path)) return;
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    yield `${path}:${stats.size}:${Math.round(stats.mtimeMs)}\n`;
    return;
  }
  for (const name of readdirSync(path).sort())
    if (!IGNORED.has(name)) yield* listFiles(join(path, name));
}

/** Runs `build` unless the sources are unchanged since the last successful one. */
export async function whenStale(name, sources, outputs, build) {
  const stamp = join(cacheDir, `${name}.stamp`);
  const current = fingerprint(sources);
  const isThere = outputs.every((output) => existsSync(join(root, output)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false;
  await build();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stamp, current);
  return true;
}
