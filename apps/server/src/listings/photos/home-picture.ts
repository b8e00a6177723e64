import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { AppDeps } from '../../platform/http/context.ts';
import { getPhoto, openPhoto } from './photos.service.ts';

const PHOTO = /^\/media\/photos\/([0-9a-f]{64})$/;
/** The width illustrations are drawn for. */
const DRAWN_WIDTH = 960;
/** Pixels an inch that make one pixel of the drawing one of the picture. */
const PLAIN_DENSITY = 72;

/** Where pictures come from: stored photos and, where the demo is on, its drawings. */
export type PictureSources = Pick<AppDeps, 'config' | 'drawIllustration'>;

/** A JPEG of a home's picture, ours only: nothing is ever fetched from elsewhere. Null if there is none. */
export async function homePicture(
  sources: PictureSources,
  url: string,
  { width, height, quality = 84 }: { width: number; height: number; quality?: number },
): Promise<Buffer | null> {
  try {
    return await drawn(await openPicture(sources, url, width), { width, height, quality });
  } catch {
    // A file that cannot be read is a missing picture, not a missing report.
    return null;
  }
}

async function drawn(
  source: Sharp | null,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Buffer | null> {
  if (!source) return null;
  return source
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
    .toBuffer();
}

async function openPicture(
  { config, drawIllustration }: PictureSources,
  url: string,
  width: number,
) {
  const drawing = await drawIllustration?.(url);
  if (drawing) {
    const density = Math.max(PLAIN_DENSITY, (PLAIN_DENSITY * width) / DRAWN_WIDTH);
    return sharp(Buffer.from(drawing), { density });
  }
  const hash = PHOTO.exec(url)?.[1];
  if (!hash) return null;
  const photo = await getPhoto(config.dataDir, hash, '1280.jpg').catch(() => null);
  return photo && sharp(await buffer((await openPhoto(photo)).body));
}
