import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore as Store } from '@fastify/rate-limit';
import type { Db } from '../../db/db.ts';
import { createLocalCounts } from './local-counts.ts';
import { type Count, countRequest } from './rate-limits.queries.ts';

type Answer = Parameters<Store['incr']>[1];
/** What the plugin passes to a route's store; missing from its types. */
type RouteParams = { max?: unknown; routeInfo?: { method?: unknown; url?: unknown } };

/**
 * Endpoints with at most this many requests a minute are worth guarding strictly: sign-in, email,
 * public forms, uploads. All processes count those together, with one statement a request. Higher
 * limits only protect a process from one client and are counted per process.
 */
const STRICT_PER_MINUTE = 60;

/** The plugin creates one of these, and a child for each route with its own limit. */
export function sharedStore(db: Db): new () => Store {
  return class {
    readonly #counts = createLocalCounts();

    incr(key: string, answer: Answer, windowMs: number): void {
      answer(null, this.#counts.count(key, windowMs));
    }

    child(options: object): Store {
      const { max, routeInfo } = options as RouteParams;
      const isStrict = typeof max === 'number' && max <= STRICT_PER_MINUTE;
      const route = `${String(routeInfo?.method)} ${String(routeInfo?.url)}`;
      return isStrict ? countedTogether(db, route) : new (sharedStore(db))();
    }
  };
}

function countedTogether(db: Db, route: string): Store {
  const refused = createLocalCounts();

  async function count(key: string, windowMs: number, max: number): Promise<Count> {
    // A client over the limit is refused from memory until the window ends, without a query.
    const known = refused.read(key);
    if (known) return known;
    const counted = await countRequest(db, hashOf(`${route}\n${key}`), windowMs);
    if (counted.current > max) refused.learn(key, counted);
    return counted;
  }

  const store: Store = {
    incr: (key, answer, windowMs, max) => {
      count(key, windowMs, max).then(
        (counted) => answer(null, counted),
        (error: Error) => answer(error),
      );
    },
    child: () => store,
  };
  return store;
}

/** Hashed: fixed length, and no addresses in the database. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);
