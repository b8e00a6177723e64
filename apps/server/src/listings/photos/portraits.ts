import { AppError } from '../../platform/http/app-error.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import { encodePortrait } from './photo-encoding.ts';
import { PhotoError } from './photo-error.ts';
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
    throw error instanceof PhotoError ? new AppError('photo.unusable') : error;
  }
}
