import type { Role } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { backgroundOf, type Database, type Db, searchOf } from '../db/db.ts';
import { retried } from '../db/retried.ts';
import { transact } from '../db/transact.ts';
import type { Internet } from '../lib/internet.ts';

/** What the process has: made once in main, or by a test. */
export type AppDeps = {
  config: Config;
  database: Database;
  appSecret: string;
  /** Only where the demo is on. */
  drawIllustration?: DrawIllustration | undefined;
  /** Only a test gives one, whose servers are on this machine: nothing in the environment can. */
  internet?: Internet;
};

/** The SVG of a picture of the demo, by its path; null for an unknown path. */
export type DrawIllustration = (url: string) => Promise<string | null>;

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

/**
 * The inner `ctx` shadows the outer one: the outer handle would wait for itself on the embedded
 * database. Inside another transaction that one is undone as a whole, and begins again itself.
 */
export async function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  const once = () => transact(ctx.db, (db) => work({ ...ctx, db, isInTransaction: true }));
  return ctx.isInTransaction ? once() : retried(once);
}

/** For the few requests that touch a whole market: their statements may take their time. */
export const withoutTimeLimit = <C extends Ctx>(ctx: C): C => ({
  ...ctx,
  db: backgroundOf(ctx.deps.database),
});

/** For handlers that only read the market, and may read it as it was a moment ago. */
export const fromReplica =
  <I, R>(handler: (ctx: Ctx, input: I) => Promise<R>) =>
  (ctx: Ctx, input: I): Promise<R> =>
    handler({ ...ctx, db: searchOf(ctx.deps.database) }, input);

/** For handlers behind the guard: registration has already refused everybody else. */
export function viewerOf(ctx: Ctx): Viewer {
  if (!ctx.viewer) throw new Error('this endpoint was registered without a guard');
  return ctx.viewer;
}
