// The disk of photos and uploads is full. With permission to mount, it is a real file system of a few
// megabytes; without it this fault is skipped.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ask } from './traffic.mjs';

const DISK = '8m';
const HASH = 'ab'.repeat(32);

/** Before the server starts: puts its folder on a small disk. → null without permission to mount. */
export function mountSmallDisk(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tmpfs', dataDir], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  const filler = join(dataDir, 'filler');
  return {
    folder: dataDir,
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    unmount: () => execFileSync('umount', [dataDir], { stdio: 'ignore' }),
  };
}

function fillUp(filler) {
  // Fills the last bytes too: a small photo would fit into what a large block leaves.
  for (const size of [64 * 1024, 1024]) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) writeFileSync(filler, block, { flag: 'a' });
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
}

const FILE = Buffer.from(
  `address,city,state,zip,price\n${'1 Oak St,Miami,FL,33101,250000\n'.repeat(4_000)}`,
);
const upload = (url, token) =>
  ask(url, { method: 'POST', path: '/api/imports?kind=csv&name=homes.csv', token, bytes: FILE });

export async function fullDisk(url, admin, disk) {
  if (!disk) return { note: 'not tried: mounting a small disk is not allowed here' };
  const problems = [];
  const expect = (what, { status, body }, expected) => {
    if (status !== expected) problems.push(`${what}: ${status} ${body.slice(0, 200)}`);
  };
  const photo = await keepPhoto(disk.folder);
  const seePhoto = (file) => ask(url, { path: `/media/photos/${HASH}/${file}` });
  disk.fill();
  expect('an upload onto the full disk', await upload(url, admin), 503);
  expect('a photo in a size nobody asked for yet', await seePhoto('320.webp'), 200);
  expect('the explorer meanwhile', await ask(url, { path: '/api/properties' }), 200);
  disk.free();
  const begun = performance.now();
  expect('an upload after there is room again', await upload(url, admin), 200);
  expect('the photo after there is room again', await seePhoto('320.webp'), 200);
  if (!readdirSync(photo).includes('320.webp')) problems.push('the photo was not kept');
  return {
    recoveryMs: performance.now() - begun,
    note: `a file system of ${DISK}, full: uploads are answered 503, photos are shown and not kept`,
    problems,
  };
}

/** Stores a photo as an import would. → its folder. */
async function keepPhoto(dataDir) {
  const sharp = createRequire(new URL('../../../apps/server/package.json', import.meta.url))(
    'sharp',
  );
  const folder = join(dataDir, 'photos', HASH.slice(0, 2), HASH);
  mkdirSync(folder, { recursive: true });
  const picture = { width: 1_200, height: 800, channels: 3, background: '#8ab' };
  writeFileSync(join(folder, 'master.jpg'), await sharp({ create: picture }).jpeg().toBuffer());
  return folder;
}
