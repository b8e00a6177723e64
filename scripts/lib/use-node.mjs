// Import this first in every script that npm runs. On an older Node it runs the script again with
// Node 24, fetched from npm once, and ends with its exit code. On a supported Node it does nothing.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import {
  fetchingMessage,
  isSupported,
  MAJOR,
  missingMessage,
  packageFor,
} from './node-version.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './paths.mjs';
import { run } from './steps.mjs';

// Not in node_modules: `npm ci` empties that folder while this Node runs.
const folder = join(root, '.cache', `node-${MAJOR}`);
const name = packageFor(process.platform, process.arch);
const node = join(folder, 'node_modules', name, 'bin/node');

if (!isSupported(process.versions.node)) await runAgain();

async function runAgain() {
  if (!existsSync(node)) await oneAtATime(fetchNode);
  if (!existsSync(node)) {
    console.error(missingMessage(process.versions.node));
    process.exit(1);
  }
  // Tools that npm installed find their Node through PATH.
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => {
    child.on('close', (status, signal) => resolve(status ?? 128 + constants.signals[signal]));
  });
  process.exit(code);
}

/** Into a folder beside the final one, so that an interrupted download leaves nothing half done. */
async function fetchNode() {
  if (existsSync(node)) return;
  console.log(fetchingMessage(process.versions.node));
  const draft = `${folder}-draft`;
  for (const old of [folder, draft]) rmSync(old, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', draft];
  const { code } = await run('npm', ['install', ...options, `${name}@${MAJOR}`], {
    capture: true,
    cwd: draft,
  });
  if (code === 0) renameSync(draft, folder);
  else rmSync(draft, { recursive: true, force: true });
}
