import { AsyncLocalStorage } from 'node:async_hooks';

type Log = { warn: (fields: object, message: string) => void };

/** Whose work is being done: a request's, or a loop's in the background. */
export type WorkScope = {
  requestId?: string;
  /** A request of ours to ourselves, inside another one. */
  isNested?: boolean;
  /** Of background work: what it is called. */
  work?: string;
  /** Writes lines that name the request or the work. */
  log: Log;
  /** Of background work: hears what it threw. */
  onCrash?: (error: unknown) => void;
};

const scopes = new AsyncLocalStorage<WorkScope>();

/** Whatever is begun inside, and whatever that begins, belongs to this scope. */
export function inScope<T>(scope: WorkScope, work: () => T): T {
  return scopes.run(scope, work);
}

export const currentScope = (): WorkScope | undefined => scopes.getStore();
