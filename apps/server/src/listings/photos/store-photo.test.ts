import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawPhoto, phonePhoto } from '../../../test/photos.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { storePhoto } from './photos.service.ts';

const dataDir = temporaryFolder();
afterAll(() => rm(dataDir, { recursive: true }));

const folderOf = (url: string) => {
  const hash = url.slice('/media/photos/'.length);
  return join(dataDir, 'photos', hash.slice(0, 2), hash);
};
const masterOf = (url: string) => join(folderOf(url), 'master.jpg');

describe('storing a photo', () => {
  it('rotates it upright and drops location and camera metadata', async () => {
    const bytes = await phonePhoto();
    const before = await sharp(bytes).metadata();
    expect(before).toMatchObject({ width: 600, height: 400, orientation: 6 });
    expect(hasPlace(before.exif)).toBe(true);
    expect(bytes.includes('Secret Phone')).toBe(true);

    const photo = await storePhoto(dataDir, bytes);
    expect(photo).toMatchObject({ width: 400, height: 600 });
    const master = await readFile(masterOf(photo.url));
    const after = await sharp(master).metadata();
    expect(after).toMatchObject({ width: 400, height: 600, format: 'jpeg' });
    for (const kept of ['exif', 'xmp', 'iptc', 'icc', 'orientation'])
      expect(after).not.toHaveProperty(kept);
    expect(master.includes('Secret Phone')).toBe(false);
    // The left side is now the top.
    expect(await colorAt(master, 200, 50)).toMatchObject({ isRed: true });
    expect(await colorAt(master, 200, 550)).toMatchObject({ isRed: false });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s', async (format) => {
    const bytes = await drawPhoto({ width: 90, height: 60 }).toFormat(format).toBuffer();
    const photo = await storePhoto(dataDir, bytes);
    expect(photo).toEqual({
      url: expect.stringMatching(/^\/media\/photos\/[0-9a-f]{64}$/),
      width: 90,
      height: 60,
    });
    expect((await sharp(masterOf(photo.url)).metadata()).format).toBe('jpeg');
  });

  it('puts white behind transparent areas', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { url } = await storePhoto(dataDir, bytes);
    const { dominant } = await sharp(masterOf(url)).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('limits each side to 2560 pixels', async () => {
    const wide = await drawPhoto({ width: 4000, height: 3000 }).jpeg().toBuffer();
    expect(await storePhoto(dataDir, wide)).toMatchObject({ width: 2560, height: 1920 });
    const tall = await drawPhoto({ width: 100, height: 20_000 }).png().toBuffer();
    expect(await storePhoto(dataDir, tall)).toMatchObject({ width: 13, height: 2560 });
  });

  it('does nothing for bytes already stored', async () => {
    const bytes = await drawPhoto({ seed: 1 }).jpeg().toBuffer();
    const first = await storePhoto(dataDir, bytes);
    const { ino, mtimeMs } = await stat(masterOf(first.url));
    expect(await storePhoto(dataDir, bytes)).toEqual(first);
    expect(await stat(masterOf(first.url))).toMatchObject({ ino, mtimeMs });
  });

  it('writes one complete file when the same photo is stored concurrently', async () => {
    const bytes = await drawPhoto({ seed: 2 }).jpeg().toBuffer();
    const photos = await Promise.all([1, 2, 3].map(() => storePhoto(dataDir, bytes)));
    expect(new Set(photos.map(({ url }) => url)).size).toBe(1);
    expect(await readdir(folderOf(photos[0]?.url ?? ''))).toEqual(['master.jpg']);
  });
});

describe('invalid photos are refused with a reason', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  it.each([
    ['a web page', async () => Buffer.from('<!doctype html><title>404</title>')],
    ['an SVG, which could carry script', async () => Buffer.from(svg)],
    ['a GIF', () => drawPhoto().gif().toBuffer()],
    ['a TIFF', () => drawPhoto().tiff().toBuffer()],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a video in the same wrapping as AVIF',
      async () => Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom'),
    ],
  ])('%s', async (_, make) => {
    await expect(storePhoto(dataDir, await make())).rejects.toMatchObject({ reason: 'notAPhoto' });
  });

  it('a truncated photo', async () => {
    const whole = await drawPhoto({ seed: 3 }).jpeg().toBuffer();
    await expect(storePhoto(dataDir, whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });

  it('only the first bytes of a photo', async () => {
    await expect(
      storePhoto(dataDir, Buffer.from('\x89PNG\r\n\x1a\nnot really', 'latin1')),
    ).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('more pixels than the limit', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 8000, channels: 3, background: 'black' },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(storePhoto(dataDir, bomb)).rejects.toMatchObject({ reason: 'tooManyPixels' });
  });

  it('and leaves nothing behind', async () => {
    const bytes = Buffer.from('no photo');
    await expect(storePhoto(dataDir, bytes)).rejects.toThrow('photo refused: notAPhoto');
    const hash = createHash('sha256').update(bytes).digest('hex');
    await expect(stat(folderOf(`/media/photos/${hash}`))).rejects.toThrow('ENOENT');
  });
});

/** Tag 0x8825 of the first directory points to the GPS data. */
function hasPlace(exif: Buffer | undefined): boolean {
  return (
    exif?.includes(Buffer.from('8825', 'hex')) ||
    exif?.includes(Buffer.from('2588', 'hex')) ||
    false
  );
}

async function colorAt(image: Buffer, left: number, top: number) {
  const [r = 0, , b = 0] = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { isRed: r > b };
}
