import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { isUnauthenticated } from './api-refusal';
import { readStored, STORAGE_KEYS } from './storage';

/** Long enough that moving between screens is instant, short enough that a colleague's work shows. */
const FRESH_MS = 10_000;

/** One cache for the signed-in part. A token that died anywhere leads to the door, once. */
export function createQueryClient(onUnauthenticated: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isUnauthenticated(error) && !isOutdated(error)) onUnauthenticated();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // An answer is an answer; only a broken connection or a tired server is worth asking again.
        retry: (count, error) => count < 2 && (isPassing(error) || isOutdated(error)),
      },
      // What was refused at the door has not been done: doing it with the new token is no second time.
      mutations: { retry: (count, error) => count < 1 && isOutdated(error) },
    },
  });
}

/** Refused for a token that has been replaced since, here or in another tab. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof ApiError) || !isUnauthenticated(error)) return false;
  const stored = readStored(STORAGE_KEYS.accessToken);
  return stored !== null && stored !== error.token;
}

const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);
