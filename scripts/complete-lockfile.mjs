// npm run lock:complete, after every change of dependencies.
// If the registry has no binaries for other platforms, npm leaves them out of the
// lockfile, and `npm ci` then refuses it, here and elsewhere. This writes the missing entries, and asks
// the registry for the checksum of each entry that has none.
import './lib/use-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { incompleteEntries, nameOf } from './lib/lockfile.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/steps.mjs';

const SYSTEMS = [
  'darwin',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'openharmony',
  'linux',
];
const CPU = /-(arm64|x64|ia32|arm|ppc64|s390x|riscv64|loong64|wasm32)(?=-|$)/;

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lock;
let added = 0;

for (const [owner, entry] of Object.entries(packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(owner, name) || !/^\d+\.\d+\.\d+$/.test(version)) continue;
    packages[`node_modules/${name}`] = platformEntry(name, version, entry);
    added += 1;
  }

const incomplete = incompleteEntries(lock);
let completed = 0;
for (const [path, entry] of incomplete) {
  const integrity = await integrityOf(`${nameOf(path)}@${entry.version}`);
  if (!integrity) continue;
  entry.integrity = integrity;
  completed += 1;
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  `${added} entries added; ${completed} checksums added, ${incomplete.length - completed} not in this registry`,
);

async function integrityOf(wanted) {
  const args = ['view', wanted, 'dist.integrity', '--json', '--loglevel=silent'];
  const { code, output } = await run('npm', args, { capture: true });
  return code === 0 ? (/sha512-[\w+/]{86}==/.exec(output)?.[0] ?? null) : null;
}

/** Resolved as Node does: next to its owner, or further up. */
function isLocked(owner, name) {
  for (
    let folder = owner;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function platformEntry(name, version, owner) {
  const system = SYSTEMS.find((each) => name.includes(each));
  const cpu = CPU.exec(name)?.[1];
  const libc = /musl/.test(name) ? 'musl' : system === 'linux' && /gnu/.test(name) ? 'glibc' : null;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(owner.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    license: owner.license,
    optional: true,
    ...(system ? { os: [system] } : {}),
  };
}
