import { MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { isStepRequired, isUnauthenticated } from './api-refusal';
import { isOutdated } from './token-swap';

/** Long enough that switching screens is instant, short enough that changes by colleagues show. */
const FRESH_MS = 10_000;

type Events = {
  onUnauthenticated: (error: Error) => void;
  /** A new password or two-factor must come first. */
  onStepRequired: () => void;
};

type Settings = Events & {
  /** What is stored for a start without a connection. */
  persister?: QueryPersister;
};

/** One cache for the signed-in part. An expired token redirects to the login, once. */
export function createQueryClient({
  onUnauthenticated,
  onStepRequired,
  persister,
}: Settings): QueryClient {
  const onError = (error: Error) => {
    if (isUnauthenticated(error) && !isOutdated(error)) onUnauthenticated(error);
    if (isStepRequired(error)) onStepRequired();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        ...(persister && { persister }),
        // Offline, a request fails and the screen says so; paused, it would show its skeleton forever.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Error responses are final; only network errors and overloaded servers are retried.
        retry: (count, error) => count < 2 && navigator.onLine !== false && isPassing(error),
      },
      // Offline, a form says so and keeps what was typed; paused, it would be sent much later.
      mutations: { networkMode: 'always' },
    },
  });
}

const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);
