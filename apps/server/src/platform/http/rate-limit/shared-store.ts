import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore as Store } from '@fastify/rate-limit';
import type { Db } from '../../db/db.ts';
import { createLocalCounts } from './local-counts.ts';
import { type Count, countRequest } from './rate-limits.queries.ts';

type Answer = Parameters<Store['incr']>[1];
/** What the plugin hands to a route's own store; its types say less. */
type RouteParams = { max?: unknown; routeInfo?: { method?: unknown; url?: unknown } };

/**
 * Up to so many a minute an endpoint is rare and worth guarding: guesses, mails, visitors' posts,
 * files. All processes count those together, with one statement a request. The wide limits only keep
 * a mad client from drowning a process, and each process counts them for itself.
 */
const STRICT_PER_MINUTE = 60;

/** The plugin makes one of these, and one of its children for each route with a limit of its own. */
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
    // Who is over the limit stays so until the window ends: a flood of theirs is not worth a query.
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

/** Of one length, and no list of addresses lies in the database. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);
