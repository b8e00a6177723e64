import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import { encodeThumbnail } from './photo-encoding.ts';

/** One at a time: a decoded picture can take 200 MB. */
const inTurn = createWorkQueue({ atOnce: 1 });

/** A small JPEG of a JPEG, PNG or WebP file; null if it cannot be decoded, which no list needs. */
export const drawThumbnail = (path: string): Promise<Buffer | null> =>
  inTurn(() => encodeThumbnail(path).catch(() => null));
