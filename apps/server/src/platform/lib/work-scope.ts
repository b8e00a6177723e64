import { AsyncLocalStorage } from 'node:async_hooks';

type Log = { warn: (fields: object, message: string) => void };

/** The request or background loop that work belongs to. */
export type WorkScope = {
  requestId?: string;
  /** A request to our own API inside another request. */
  isNested?: boolean;
  /** Name of the background work. */
  work?: string;
  /** Logs with the id of the request or the name of the work. */
  log: Log;
  /** Background work: called with what it threw. */
  onCrash?: (error: unknown) => void;
};

const scopes = new AsyncLocalStorage<WorkScope>();

/** Everything started inside, directly or indirectly, belongs to this scope. */
export function inScope<T>(scope: WorkScope, work: () => T): T {
  return scopes.run(scope, work);
}

export const currentScope = (): WorkScope | undefined => scopes.getStore();
