import { readFile } from 'node:fs/promises';
import { isPhotoUrl } from '@alpha/contract/photos';
import sharp from 'sharp';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { parseIllustration } from '../media/illustration-url.ts';
import { illustrate } from '../media/illustrations/illustration.ts';
import { getPhoto } from '../media/photos/photos.service.ts';

/** Twice the width it has in the letter, for dense screens; some 30 kB. */
const SIZE = { width: 1120, height: 630 };
const MOST_KEPT = 20;

/** One after the other, so that ten letters at once leave the threads to others. */
const making = createWorkQueue({
  atOnce: 1,
  mostWaiting: Number.POSITIVE_INFINITY,
  whenFull: () => new Error('unreachable: this queue has no end'),
});

/** The same home goes to several people within a minute. */
const kept = new Map<string, Promise<string>>();

/** A home's picture as a `data:` address; a letter without one is better than no letter. */
export async function pictureFor(dataDir: string, url: string | undefined): Promise<string | null> {
  if (!url) return null;
  const known = kept.get(url) ?? making(() => encode(dataDir, url));
  kept.delete(url);
  kept.set(url, known);
  const [oldest = url] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return known.catch(() => {
    kept.delete(url);
    return null;
  });
}

async function encode(dataDir: string, url: string): Promise<string> {
  const jpeg = await sharp(await sourceOf(dataDir, url))
    .resize({ ...SIZE, fit: 'cover' })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Only what we keep or draw ourselves: nothing here asks another server. */
async function sourceOf(dataDir: string, url: string): Promise<Buffer> {
  const [last = '', home = ''] = url.split('/').reverse();
  if (isPhotoUrl(url)) {
    const { path, make } = await getPhoto(dataDir, last, '1280.jpg');
    await make();
    return readFile(path);
  }
  const drawing = parseIllustration(home, last);
  if (!drawing) throw new Error(`not a picture of ours: ${url}`);
  return Buffer.from(illustrate(drawing.traits, drawing.view));
}
