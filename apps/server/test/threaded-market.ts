import { buildApp } from '../src/app.ts';
import { type MarketOptions, marketOf } from '../src/listings/search/market/market.ts';
import { openTeam } from '../src/listings/search/market/team.ts';
import { handleOf } from '../src/platform/db/handle.ts';
import { poolOf } from '../src/platform/db/watched-pool.ts';
import type { AppDeps } from '../src/platform/http/context.ts';

/**
 * The same app on the same database, whose market is searched by two threads however small it is: they
 * take the blocks in turns.
 */
export async function openThreadedApp(deps: AppDeps, options: MarketOptions = {}) {
  const team = openTeam(2, { runBits: 0 });
  const database = { ...deps.database, db: handleOf(poolOf(deps.database.db)) };
  const market = marketOf(database.db, { manyListings: 0, team: () => team, ...options });
  const app = await buildApp({ ...deps, database });
  return {
    app,
    database,
    market,
    close: async () => {
      await app.close();
      await team.close();
    },
  };
}
