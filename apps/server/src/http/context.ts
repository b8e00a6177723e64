import type { Role } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/db.ts';
import { isSerializationFailure } from '../db/db-errors.ts';

/** What the process has: made once in main, or by a test. */
export type AppDeps = {
  config: Config;
  database: Database;
  appSecret: string;
};

/** The signed-in person and the session they came with. */
export type Viewer = {
  id: number;
  name: string;
  role: Role;
  sessionId: number;
  /** `temp`: the password was right, the second factor is still to come. */
  sessionKind: 'access' | 'temp';
};

/** What a service gets: its database handle (a transaction inside `inTransaction`) and the request. */
export type Ctx = {
  db: Db;
  deps: AppDeps;
  log: FastifyBaseLogger;
  locale: Locale;
  ip: string;
  userAgent: string | undefined;
  viewer: Viewer | null;
  isInTransaction?: boolean;
};

const MOST_TRIES = 4;

/**
 * The inner `ctx` shadows the outer one: the outer handle would wait for itself on the embedded
 * database. PostgreSQL undoes one of two transactions that wait for each other; it is begun again.
 */
export async function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ctx.db.transaction((tx) =>
        work({ ...ctx, db: tx as unknown as Db, isInTransaction: true }),
      );
    } catch (error) {
      // Inside another transaction that one is undone as a whole, and begins again itself.
      if (ctx.isInTransaction || tries === MOST_TRIES || !isSerializationFailure(error))
        throw error;
    }
}

/** For handlers behind the guard: registration has already refused everybody else. */
export function viewerOf(ctx: Ctx): Viewer {
  if (!ctx.viewer) throw new Error('this endpoint was registered without a guard');
  return ctx.viewer;
}
