import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client';

/** Long enough that moving between screens is instant, short enough that a colleague's work shows. */
const FRESH_MS = 10_000;

/** One cache for the signed-in part. A token that died anywhere leads to the door, once. */
export function createQueryClient(onUnauthenticated: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isUnauthenticated(error)) onUnauthenticated();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // An answer is an answer; only a broken connection or a tired server is worth asking again.
        retry: (count, error) => count < 2 && isPassing(error),
      },
    },
  });
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'auth.unauthenticated';

const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);
