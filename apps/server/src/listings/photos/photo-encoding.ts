import type { PhotoFormat, PhotoWidth } from '@alpha/contract/photos';
import sharp, { type Sharp } from 'sharp';
import { PhotoError } from './photo-error.ts';
import { isPhotoFormat } from './photo-signature.ts';

/** Allows 48-megapixel phone photos; blocks decompression bombs. */
const MAX_PIXELS = 64_000_000;

/** Many times what the largest photo takes: a file made to be slow must not hold up the others. */
export const LONGEST_ENCODING = { seconds: 10 };

/** Longest side in pixels: enough for 1920 on a high-density screen, and within encoder limits. */
const MASTER_SIDE = 2560;

/** Twice the largest size shown. */
const PORTRAIT_SIDE = 640;

/**
 * The stored copy: upright, sRGB, without transparency. Metadata is dropped (sharp's default) because
 * it may contain location and author.
 */
export async function encodeMaster(bytes: Uint8Array): Promise<Buffer> {
  const master = (await opened(bytes))
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 90 });
  return readable(master.toBuffer());
}

/** Below this a face is a few squares on a high-density screen. */
const SMALLEST_PORTRAIT_SIDE = 200;
/** The whole photo is scaled before the crop: a thin strip of a few bytes would become gigapixels. */
const LARGEST_PORTRAIT_RATIO = 4;

/** A square around what catches the eye, which is usually the face. */
export async function encodePortrait(bytes: Uint8Array): Promise<Buffer> {
  const { width, height } = await sizeOf(bytes);
  const side = Math.min(width, height);
  if (side < SMALLEST_PORTRAIT_SIDE) throw new PhotoError('tooSmall');
  if (Math.max(width, height) > side * LARGEST_PORTRAIT_RATIO) throw new PhotoError('tooNarrow');
  const portrait = (await opened(bytes))
    .resize({ width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 90 });
  return readable(portrait.toBuffer());
}

const THUMBNAIL_SIDE = 240;

/** Encoded again, so that nothing else of the file is in it. Read from the disk, not held in memory. */
export async function encodeThumbnail(path: string): Promise<Buffer> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new PhotoError('tooManyPixels');
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout(LONGEST_ENCODING)
    .autoOrient()
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** Checked before any decoder sees it. */
async function opened(bytes: Uint8Array): Promise<Sharp> {
  const { width, height } = await sizeOf(bytes);
  if (width * height > MAX_PIXELS) throw new PhotoError('tooManyPixels');
  // Many cameras write slightly invalid files that still display, so warnings are not errors.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout(LONGEST_ENCODING)
    .autoOrient();
}

function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  if (!isPhotoFormat(bytes)) throw new PhotoError('notAPhoto');
  return readable(sharp(bytes, { limitInputPixels: false }).metadata());
}

export async function sizeOfMaster(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

export function encodePhoto(
  masterPath: string,
  width: PhotoWidth,
  format: PhotoFormat,
): Promise<Buffer> {
  const photo = sharp(masterPath).timeout(LONGEST_ENCODING);
  return ENCODERS[format](photo.resize({ width, withoutEnlargement: true })).toBuffer();
}

/**
 * About equal visual quality. Encoded on first request, so effort is low:
 * at its default of 4 AVIF takes ten to twenty times as long and is no smaller (decision 12).
 */
const ENCODERS: Record<PhotoFormat, (photo: Sharp) => Sharp> = {
  avif: (photo) => photo.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (photo) => photo.webp({ quality: 76, effort: 2 }),
  jpg: (photo) => photo.jpeg({ quality: 78, progressive: true }),
};

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new PhotoError('unreadable', { cause: error });
  }
}
