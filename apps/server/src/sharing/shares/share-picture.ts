import { homePicture, type PictureSources } from '../../listings/index.ts';
import { createByteCache } from '../../platform/lib/byte-cache.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';

/** Twice the displayed width, for high-density screens; about 30 kB. */
const SIZE = { width: 1120, height: 630, quality: 74 };
/** Some forty pictures; the same property is often sent to several people in a row. */
const MOST_BYTES = 2 * 1024 * 1024;

/** One at a time, so that a burst of emails doesn't use all threads. */
const encodeQueue = createWorkQueue({ atOnce: 1 });

const kept = createByteCache<string>({ mostBytes: MOST_BYTES, sizeOf: ({ length }) => length });
/** Simultaneous emails share one encoding. */
const inProgress = new Map<string, Promise<string>>();

/** The sender's photo, at twice its size; about 6 kB. */
const PORTRAIT = { width: 112, height: 112, quality: 82 };

export const portraitFor = (sources: PictureSources, url: string | null): Promise<string | null> =>
  pictureFor(sources, url ?? undefined, PORTRAIT);

/** The picture as a `data:` URL, or null on failure: the email is then sent without it. */
export async function pictureFor(
  sources: PictureSources,
  url: string | undefined,
  size: typeof SIZE = SIZE,
): Promise<string | null> {
  if (!url) return null;
  const key = `${size.width}x${size.height} ${url}`;
  const known = kept.get(key);
  if (known) return known;
  const encoding = inProgress.get(key) ?? encodeQueue(() => encode(sources, url, size));
  inProgress.set(key, encoding);
  try {
    const picture = await encoding;
    kept.set(key, picture);
    return picture;
  } catch {
    return null;
  } finally {
    inProgress.delete(key);
  }
}

async function encode(sources: PictureSources, url: string, size: typeof SIZE): Promise<string> {
  const jpeg = await homePicture(sources, url, size);
  if (!jpeg) throw new Error(`not a picture of ours: ${url}`);
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
