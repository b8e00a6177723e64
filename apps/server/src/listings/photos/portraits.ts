import type { ErrorCode } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import { encodePortrait } from './photo-encoding.ts';
import { PhotoError, type PhotoRefusal } from './photo-error.ts';
import { storePhoto } from './photos.service.ts';

/** One at a time: a decoded photo can take 200 MB. */
const portraitQueue = createWorkQueue({
  atOnce: 1,
  mostWaiting: 10,
  whenFull: () => new AppError('service.unavailable', { retryAfterSeconds: 10 }),
});

/** Stores a photo of a person, cropped to a square. → its URL, which nobody can guess without the photo. */
export async function storePortrait(dataDir: string, bytes: Uint8Array): Promise<string> {
  try {
    const portrait = await portraitQueue(() => encodePortrait(bytes));
    return (await storePhoto(dataDir, portrait)).url;
  } catch (error) {
    throw error instanceof PhotoError ? new AppError(CODES[error.reason]) : error;
  }
}

const CODES = {
  notAPhoto: 'photo.unusable',
  unreadable: 'photo.unusable',
  tooManyPixels: 'photo.tooManyPixels',
  tooSmall: 'photo.tooSmall',
  tooNarrow: 'photo.tooNarrow',
} as const satisfies Record<PhotoRefusal, ErrorCode>;
