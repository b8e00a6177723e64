// The disk of the media folder is full. With the right to mount, it is a real file system of two
// megabytes; without it the folder is a file, which fails every write in another way.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './traffic.mjs';

const DISK = '2m';

/** Before the server starts: the folders on a small disk of their own. → how it was done. */
export function mountSmallDisk(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const disk = join(dataDir, 'imports');
  try {
    mkdirSync(disk, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
    return {
      isMounted: true,
      how: `a tmpfs of ${DISK}`,
      fill: () => fill(disk),
      free: () => rmSync(join(disk, 'filler'), { force: true }),
      unmount: () => execFileSync('umount', [disk], { stdio: 'ignore' }),
    };
  } catch {
    // Not allowed to mount.
    const makeFile = () => {
      rmSync(disk, { recursive: true, force: true });
      writeFileSync(disk, '');
    };
    return {
      isMounted: false,
      how: 'a file in place of the folder, mounting is not allowed here',
      fill: makeFile,
      free: () => rmSync(disk, { force: true }),
      unmount: () => undefined,
    };
  }
}

function fill(disk) {
  const block = Buffer.alloc(64 * 1024, 1);
  const filler = join(disk, 'filler');
  try {
    for (let size = 0; ; size += block.length)
      writeFileSync(filler, block, { flag: size ? 'a' : 'w' });
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

const FILE = Buffer.from(
  `address,city,state,zip,price\n${'1 Oak St,Miami,FL,33101,250000\n'.repeat(4_000)}`,
);
const upload = (url, token) =>
  ask(url, { method: 'POST', path: '/api/imports?kind=csv&name=homes.csv', token, bytes: FILE });

export async function fullDisk(url, admin, disk) {
  const problems = [];
  disk.fill();
  const refused = await upload(url, admin);
  if (refused.status !== 503)
    problems.push(`an upload onto the full disk: ${refused.status} ${refused.body}`);
  const others = await ask(url, { path: '/api/properties' });
  if (others.status !== 200) problems.push(`the explorer meanwhile: ${others.status}`);
  disk.free();
  const begun = performance.now();
  const taken = await upload(url, admin);
  const listing = taken.status === 200 ? JSON.parse(taken.body) : null;
  if (!listing) problems.push(`an upload after there is room again: ${taken.status} ${taken.body}`);
  return {
    recoveryMs: performance.now() - begun,
    note: `${disk.how}; the upload was answered ${refused.status}, and 200 once there was room`,
    problems,
  };
}
