import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { isUnauthenticated } from './api-refusal';
import { readStored, STORAGE_KEYS } from './storage';

/** Long enough that switching screens is instant, short enough that changes by colleagues show. */
const FRESH_MS = 10_000;

/** One cache for the signed-in part. An expired token redirects to the login, once. */
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
        // Error responses are final; only network errors and overloaded servers are retried.
        retry: (count, error) => count < 2 && (isPassing(error) || isOutdated(error)),
      },
      // A request refused for its token was not executed, so repeating it with the new token is safe.
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
