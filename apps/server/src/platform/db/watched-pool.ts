import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentScope, type WorkScope } from '../lib/work-scope.ts';

/** A finished statement. Its text has placeholders, never values. */
export type Statement = {
  text: string;
  ms: number;
  error: Error | null;
  /** The request or loop that ran it. */
  scope: WorkScope | undefined;
};

/** Exists on the pool but not in its types. */
export type PoolOptions = pg.PoolConfig & {
  onConnect?: (client: pg.PoolClient) => Promise<void>;
  lock_timeout?: number;
};

type StatementListener = (statement: Statement) => void;
type Done = (error: Error | null, result: unknown) => void;
type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool that reports each finished statement, however it was sent. */
export class WatchedPool extends pg.Pool {
  /** Exists on the pool but not in its types. */
  declare readonly ended: boolean;
  /** `undefined`: the embedded database. */
  readonly connectionString: string | undefined;
  readonly #listeners = new Set<StatementListener>();

  constructor(options: PoolOptions) {
    const report: StatementListener = (statement) => {
      for (const listener of this.#listeners) listener(statement);
    };
    super({ ...options, Client: watchedClient(report) } as pg.PoolConfig);
    this.connectionString = options.connectionString;
  }

  /** → a function that stops listening. */
  onStatement(listener: StatementListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): unknown {
    // Restores the async context of the caller: pg would run it in that of the previous user.
    return done ? super.connect(AsyncResource.bind(done)) : super.connect();
  }
}

function watchedClient(report: StatementListener) {
  return class WatchedClient extends pg.Client {
    // pg accepts text or an object, with or without values and callback.
    override query(...args: unknown[]): never {
      const text = textOf(args[0]);
      const ask = super.query.bind(this) as (...args: unknown[]) => unknown;
      if (text === null) return ask(...args) as never;
      const begun = performance.now();
      const scope = currentScope();
      const end = (error: Error | null) => {
        report({ text, ms: performance.now() - begun, error, scope });
        // The connection is dead: later statements must not wait for the same timeout.
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

/** pg reports its read timeout only by this message. */
const isReadTimeout = ({ message }: Error): boolean => message === 'Query read timeout';

/** `null`: a query object that has its own callbacks. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return null;
  return 'text' in query ? String(query.text) : null;
}

/** The pool behind a database handle. */
export const poolOf = (db: object): WatchedPool => (db as { $client: WatchedPool }).$client;
