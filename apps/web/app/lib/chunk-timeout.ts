/** From the specification: a chunk that has not loaded by then counts as failed. */
export const CHUNK_TIMEOUT_MS = 120_000;

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Rejects with a load error after the timeout. */
export function withChunkTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
    loading
      .then(resolve, (cause) => reject(new ChunkLoadError('failed', { cause })))
      .finally(() => clearTimeout(timer));
  });
}

/** Chromium, Firefox and Safari have different messages for failed imports and requests. */
const NOT_ARRIVED =
  /dynamically imported module|importing a module script failed|failed to fetch|networkerror|load failed/i;

export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return true;
  return error instanceof TypeError && NOT_ARRIVED.test(error.message);
}
