import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { AppDeps } from '../../platform/http/context.ts';
import { LONGEST_ENCODING } from './photo-encoding.ts';
import { getPhoto, openPhoto } from './photos.service.ts';

const PHOTO = /^\/media\/photos\/([0-9a-f]{64})$/;
/** The width illustrations are drawn for. */
const DRAWN_WIDTH = 960;
/** DPI at which one SVG pixel is one output pixel. */
const PLAIN_DENSITY = 72;

/** Sources of pictures: stored photos and, in demo mode, illustrations. */
export type PictureSources = Pick<AppDeps, 'config' | 'drawIllustration'>;

/** A property's picture as JPEG, or null. Local files only; never fetches a URL. */
export async function homePicture(
  sources: PictureSources,
  url: string,
  { width, height, quality = 84 }: { width: number; height: number; quality?: number },
): Promise<Buffer | null> {
  try {
    return await drawn(await openPicture(sources, url, width), { width, height, quality });
  } catch {
    // An unreadable file must not fail the whole report.
    return null;
  }
}

async function drawn(
  source: Sharp | null,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Buffer | null> {
  if (!source) return null;
  return source
    .timeout(LONGEST_ENCODING)
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
