import { homePicture, type PictureSources } from '../../listings/index.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';

/** Twice the width it has in the letter, for dense screens; some 30 kB. */
const SIZE = { width: 1120, height: 630, quality: 74 };
const MOST_KEPT = 20;

/** One after the other, so that ten letters at once leave the threads to others. */
const making = createWorkQueue({ atOnce: 1 });

/** The same home goes to several people within a minute. */
const kept = new Map<string, Promise<string>>();

/** A home's picture as a `data:` address; a letter without one is better than no letter. */
export async function pictureFor(
  sources: PictureSources,
  url: string | undefined,
): Promise<string | null> {
  if (!url) return null;
  const known = kept.get(url) ?? making(() => encode(sources, url));
  kept.delete(url);
  kept.set(url, known);
  const [oldest = url] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return known.catch(() => {
    kept.delete(url);
    return null;
  });
}

async function encode(sources: PictureSources, url: string): Promise<string> {
  const jpeg = await homePicture(sources, url, SIZE);
  if (!jpeg) throw new Error(`not a picture of ours: ${url}`);
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
