import type { ApiScope, RequiredStep, Role } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { backgroundOf, type Database, type Db, searchOf } from '../db/db.ts';
import { retried } from '../db/retried.ts';
import type { SessionKind } from '../db/schema/index.ts';
import { transact } from '../db/transact.ts';
import type { Internet } from '../lib/internet.ts';
import type { Cookies } from './cookies.ts';

/** Dependencies of the process: created once in main, or by a test. */
export type AppDeps = {
  config: Config;
  database: Database;
  appSecret: string;
  /** Only where the demo is on. */
  drawIllustration?: DrawIllustration | undefined;
  /** Tests only, whose servers run on this machine; cannot be set by the environment. */
  internet?: Internet;
};

/** The SVG of a picture of the demo, by its path; null for an unknown path. */
export type DrawIllustration = (url: string) => Promise<string | null>;

/** The signed-in user and their session. */
export type Viewer = {
  id: number;
  name: string;
  role: Role;
  sessionId: number;
  /** `temp`: the password was right, the second factor is still missing. */
  sessionKind: SessionKind;
  /** When the owner last entered a password or a code in this session. */
  provedAt: Date | null;
  /** What they must do before anything else. */
  requiredStep: RequiredStep | null;
  /** Another system, acting for this user within these scopes; it has no session. */
  apiKey?: { id: number; name: string; scopes: readonly ApiScope[] };
};

/** The browser of an investor, whose room is open in it. */
export type RoomVisitor = { sessionId: number; leadId: number };

/** What a service gets: its database handle (a transaction inside `inTransaction`) and the request. */
export type Ctx = {
  db: Db;
  deps: AppDeps;
  log: FastifyBaseLogger;
  locale: Locale;
  ip: string;
  userAgent: string | undefined;
  viewer: Viewer | null;
  /** Only at endpoints of the room, whose guard has let it in. */
  room?: RoomVisitor | undefined;
  /** Which reader of a shared link asks; a claim. */
  readerKey?: string | undefined;
  /** Only while answering a request. */
  cookies?: Cookies;
  isInTransaction?: boolean;
};

/**
 * The inner `ctx` shadows the outer one: on the embedded database the outer handle would wait for
 * itself. Nested in another transaction, a conflict rolls back and retries the outer one.
 */
export async function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  const once = () => transact(ctx.db, (db) => work({ ...ctx, db, isInTransaction: true }));
  return ctx.isInTransaction ? once() : retried(once);
}

/** For the few requests that touch a whole market: their statements have no time limit. */
export const withoutTimeLimit = <C extends Ctx>(ctx: C): C => ({
  ...ctx,
  db: backgroundOf(ctx.deps.database),
});

/** For handlers that only read the market and accept slightly old data. */
export const fromReplica =
  <I, R>(handler: (ctx: Ctx, input: I) => Promise<R>) =>
  (ctx: Ctx, input: I): Promise<R> =>
    handler({ ...ctx, db: searchOf(ctx.deps.database) }, input);

/** For handlers behind the guard, which has already refused everybody else. */
export function viewerOf(ctx: Ctx): Viewer {
  if (!ctx.viewer) throw new Error('this endpoint was registered without a guard');
  return ctx.viewer;
}

/** The same for endpoints of the room. */
export function roomOf({ room }: Ctx): RoomVisitor {
  if (!room) throw new Error('this endpoint was registered without the guard of the room');
  return room;
}
