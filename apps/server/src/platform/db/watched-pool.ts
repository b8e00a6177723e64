import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentScope, type WorkScope } from '../lib/work-scope.ts';

/** One statement that has ended. Its text has placeholders; what stood in them is not told. */
export type Statement = {
  text: string;
  ms: number;
  error: Error | null;
  /** Whose statement it was. */
  scope: WorkScope | undefined;
};

/** The pool has these; its types do not know yet. */
export type PoolOptions = pg.PoolConfig & {
  onConnect?: (client: pg.PoolClient) => Promise<void>;
  lock_timeout?: number;
};

type Tell = (statement: Statement) => void;
type Done = (error: Error | null, result: unknown) => void;
type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool that tells of each statement when it has ended, in whichever way it was asked. */
export class WatchedPool extends pg.Pool {
  /** The pool has it; its types do not know. */
  declare readonly ended: boolean;
  readonly #listeners = new Set<Tell>();

  constructor(options: PoolOptions) {
    const tell: Tell = (statement) => {
      for (const listener of this.#listeners) listener(statement);
    };
    super({ ...options, Client: watchedClient(tell) } as pg.PoolConfig);
  }

  /** Until the answer is called. */
  onStatement(listener: Tell): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): unknown {
    // A connection that is handed over comes in the name of whoever gave it back.
    return done ? super.connect(AsyncResource.bind(done)) : super.connect();
  }
}

function watchedClient(tell: Tell) {
  return class WatchedClient extends pg.Client {
    // pg takes a text or an object, values or none, a callback or none.
    override query(...args: unknown[]): never {
      const text = textOf(args[0]);
      const ask = super.query.bind(this) as (...args: unknown[]) => unknown;
      if (text === null) return ask(...args) as never;
      const begun = performance.now();
      const scope = currentScope();
      const end = (error: Error | null) => {
        tell({ text, ms: performance.now() - begun, error, scope });
        // Nothing more is to be heard on this connection: what is asked next must not wait as long.
        if (error && isReadTimeout(error)) void this.end().catch(() => undefined);
      };
      const last = args.at(-1);
      if (typeof last === 'function') {
        const done: Done = (error, result) => {
          end(error);
          (last as Done)(error, result);
        };
        return ask(...args.slice(0, -1), done) as never;
      }
      const answer = ask(...args) as Promise<unknown>;
      answer.then(
        () => end(null),
        (error: Error) => end(error),
      );
      return answer as never;
    }
  };
}

/** pg gives up waiting for the answer, and tells it by these words alone. */
const isReadTimeout = ({ message }: Error): boolean => message === 'Query read timeout';

/** `null`: a query object that brings its own callbacks. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return null;
  return 'text' in query ? String(query.text) : null;
}

/** The pool behind a database handle. */
export const poolOf = (db: object): WatchedPool => (db as { $client: WatchedPool }).$client;
