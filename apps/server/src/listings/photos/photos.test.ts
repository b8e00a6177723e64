import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_FORMATS, PHOTO_TYPES, PHOTO_WIDTHS } from '@alpha/contract/photos';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPhoto } from '../../../test/photos.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { writeWholeFile } from '../../platform/lib/write-whole-file.ts';
import { encodePhoto } from './photo-encoding.ts';
import { storePhoto } from './photos.service.ts';

// The real implementation, spied on.
vi.mock('./photo-encoding.ts', async (importReal) => {
  const real = await importReal<typeof import('./photo-encoding.ts')>();
  return { ...real, encodePhoto: vi.fn(real.encodePhoto) };
});

vi.mock('../../platform/lib/write-whole-file.ts', async (importReal) => {
  const real = await importReal<typeof import('../../platform/lib/write-whole-file.ts')>();
  return { writeWholeFile: vi.fn(real.writeWholeFile) };
});

const root = temporaryFolder();
const dataDir = join(root, 'data');
let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await openTestApp({ config: { dataDir } });
  base = (await storePhoto(dataDir, await drawPhoto().jpeg().toBuffer())).url;
});
beforeEach(() => void vi.mocked(encodePhoto).mockClear());
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

/** A photo that has not been requested yet. */
const freshPhoto = async (seed: number) =>
  (await storePhoto(dataDir, await drawPhoto({ seed }).jpeg().toBuffer())).url;

const filesOf = (url: string) => {
  const hash = url.slice('/media/photos/'.length);
  return readdir(join(dataDir, 'photos', hash.slice(0, 2), hash));
};

describe('a photo', () => {
  it.each(PHOTO_FORMATS)(
    'is served as %s in the requested width, and can be cached forever',
    async (format) => {
      const answer = await test.app.inject(`${base}/640.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': PHOTO_TYPES[format],
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(answer.rawPayload.length),
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      const { width, height, ...picture } = await sharp(answer.rawPayload).metadata();
      expect({ width, height }).toEqual({ width: 640, height: 427 });
      expect(picture.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
      expect(picture.exif).toBeUndefined();
    },
  );

  it('is never enlarged', async () => {
    for (const width of PHOTO_WIDTHS) {
      const { rawPayload } = await test.app.inject(`${base}/${width}.jpg`);
      expect((await sharp(rawPayload).metadata()).width).toBe(Math.min(width, 1500));
    }
  });

  it('is encoded once and then read from disk', async () => {
    const url = await freshPhoto(1);
    const first = await test.app.inject(`${url}/320.webp`);
    const second = await test.app.inject(`${url}/320.webp`);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(encodePhoto).toHaveBeenCalledOnce();
  });

  it('is encoded once for simultaneous requests', async () => {
    const url = await freshPhoto(2);
    const ask = () => test.app.inject(`${url}/640.avif`);
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    for (const { statusCode, rawPayload } of answers) {
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    }
    expect(encodePhoto).toHaveBeenCalledOnce();
    expect((await filesOf(url)).sort()).toEqual(['640.avif', 'master.jpg']);
  });

  it('can be requested again after encoding failed', async () => {
    const url = await freshPhoto(3);
    vi.mocked(encodePhoto).mockRejectedValueOnce(new Error('out of memory'));
    expect((await test.app.inject(`${url}/320.jpg`)).statusCode).toBe(500);
    expect((await test.app.inject(`${url}/320.jpg`)).statusCode).toBe(200);
    expect((await filesOf(url)).sort()).toEqual(['320.jpg', 'master.jpg']);
  });

  it('is served while the disk is full, and stored once there is space', async () => {
    const url = await freshPhoto(6);
    vi.mocked(writeWholeFile).mockRejectedValueOnce(
      Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    );
    const shown = await test.app.inject(`${url}/320.webp`);
    expect([shown.statusCode, shown.headers['content-length']]).toEqual([
      200,
      String(shown.rawPayload.length),
    ]);
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(320);
    expect(await filesOf(url)).toEqual(['master.jpg']);
    const later = await test.app.inject(`${url}/320.webp`);
    expect(later.rawPayload.equals(shown.rawPayload)).toBe(true);
    expect((await filesOf(url)).sort()).toEqual(['320.webp', 'master.jpg']);
  });

  it('is encoded two at a time, however many are requested', async () => {
    const url = await freshPhoto(4);
    const real = vi.mocked(encodePhoto).getMockImplementation();
    let running = 0;
    let most = 0;
    vi.mocked(encodePhoto).mockImplementation(async (...size) => {
      most = Math.max(most, ++running);
      return (real as typeof encodePhoto)(...size).finally(() => running--);
    });
    const files = PHOTO_WIDTHS.flatMap((width) => [`${width}.jpg`, `${width}.webp`]);
    const answers = await Promise.all(files.map((file) => test.app.inject(`${url}/${file}`)));
    vi.mocked(encodePhoto).mockImplementation(real as typeof encodePhoto);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
    expect(most).toBe(2);
  });

  it('answers HEAD without encoding', async () => {
    const url = `${await freshPhoto(5)}/960.avif`;
    const head = await test.app.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload.length).toBe(0);
    expect(encodePhoto).not.toHaveBeenCalled();
    const get = await test.app.inject(url);
    for (const name of ['content-type', 'cache-control'])
      expect(head.headers[name]).toBe(get.headers[name]);
    // Unknown before encoding.
    expect(head.headers).not.toHaveProperty('content-length');
  });

  it('is also served at its base path, the `image_url` of a listing', async () => {
    const plain = await test.app.inject(base);
    expect(plain.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(plain.rawPayload).metadata()).width).toBe(1280);
    expect((await test.app.inject({ method: 'HEAD', url: base })).statusCode).toBe(200);
  });
});

/** Target of a path traversal with `..` as hash: a valid photo outside the photo folder. */
async function layTrap(): Promise<void> {
  const photo = await drawPhoto({ width: 90, height: 60 }).jpeg().toBuffer();
  for (const file of ['master.jpg', '640.jpg'])
    await writeWholeFile(join(root, 'outside', file), photo);
}

describe('an unknown photo is a 404 in the API error shape', () => {
  const hash = 'ab'.repeat(32);
  beforeAll(layTrap);
  it.each([
    ['a photo nobody stored', () => `/media/photos/${hash}/640.jpg`],
    ['its base path', () => `/media/photos/${hash}`],
    ['a width that is not listed', () => `${base}/641.jpg`],
    ['a huge width', () => `${base}/100000.jpg`],
    ['another format', () => `${base}/640.gif`],
    ['the master', () => `${base}/master.jpg`],
    ['an unfinished file', () => `${base}/640.jpg.tmp`],
    ['a file above', () => `${base}/..%2f..%2fsecret`],
    ['a file above, spelled otherwise', () => `${base}/..%5c640.jpg`],
    ['a photo beside our folder', () => '/media/photos/..%2foutside/640.jpg'],
    ['a NUL', () => `${base}/640.jpg%00.avif`],
    ['dots for a hash', () => '/media/photos/../640.jpg'],
    ['dots for a hash, encoded', () => '/media/photos/..%2f..%2f..%2fetc/640.jpg'],
    ['capitals', () => `${base.toUpperCase().replace('/MEDIA/PHOTOS', '/media/photos')}/640.jpg`],
    ['a short hash', () => `${base.slice(0, -1)}/640.jpg`],
    ['a line end behind the hash', () => `${base}%0a/640.jpg`],
  ])('%s', async (_, url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await test.app.inject({ method, url: url() });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      if (method === 'GET') expect(answer.json()).toMatchObject({ code: 'route.notFound' });
    }
    expect(encodePhoto).not.toHaveBeenCalled();
  });
});
