/** The specification's limit: a part of the program that has not come by then will not come. */
export const CHUNK_TIMEOUT_MS = 120_000;

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Rejects with a load error when the promise takes longer than a chunk may. */
export function withChunkTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
    loading
      .then(resolve, (cause) => reject(new ChunkLoadError('failed', { cause })))
      .finally(() => clearTimeout(timer));
  });
}

/** Chromium, Firefox and Safari word a module or an answer that did not arrive differently. */
const NOT_ARRIVED =
  /dynamically imported module|importing a module script failed|failed to fetch|networkerror|load failed/i;

export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return true;
  return error instanceof TypeError && NOT_ARRIVED.test(error.message);
}
