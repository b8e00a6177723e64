import { isSerializationFailure } from './db-errors.ts';

const MOST_TRIES = 4;

/** PostgreSQL undoes one of two transactions that wait for each other; it is begun again. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isSerializationFailure(error)) throw error;
    }
}
