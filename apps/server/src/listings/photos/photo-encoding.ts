import type { PhotoFormat, PhotoWidth } from '@alpha/contract/photos';
import sharp, { type Sharp } from 'sharp';
import { PhotoError } from './photo-error.ts';
import { isPhotoFormat } from './photo-signature.ts';

/** Allows 48-megapixel phone photos; blocks decompression bombs. */
const MAX_PIXELS = 64_000_000;

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

/** A square around what catches the eye, which is usually the face. */
export async function encodePortrait(bytes: Uint8Array): Promise<Buffer> {
  const portrait = (await opened(bytes))
    .resize({ width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 90 });
  return readable(portrait.toBuffer());
}

/** Checked before any decoder sees it. */
async function opened(bytes: Uint8Array): Promise<Sharp> {
  if (!isPhotoFormat(bytes)) throw new PhotoError('notAPhoto');
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > MAX_PIXELS) throw new PhotoError('tooManyPixels');
  // Many cameras write slightly invalid files that still display, so warnings are not errors.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
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
  return ENCODERS[format](sharp(masterPath).resize({ width, withoutEnlargement: true })).toBuffer();
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
