import type { Database } from '../src/platform/db/db.ts';
import { type EmbeddedDatabase, openEmbedded } from '../src/platform/db/embedded/open-embedded.ts';
import { handleOf } from '../src/platform/db/handle.ts';
import { compiledPglite } from './compiled-pglite.ts';
import { type DemoMarketOptions, loadDemoMarket, marketName } from './demo-market.ts';
import { describeSchema, restoreSnapshot, saveSnapshot } from './snapshots.ts';
import { templatePath } from './template.ts';

const EMPTY = 'saved_empty';

/**
 * A database that test files of this process use one after the other, and the snapshots to reset it
 * to.
 */
type Instance = { embedded: EmbeddedDatabase; schema: string; snapshots: Set<string> };

/** Opening one takes two seconds of CPU, resetting it a tenth of that. */
const idle: Instance[] = [];

/** Migrated and empty, or with a small analyzed market. */
export async function openReusedEmbedded(market?: DemoMarketOptions): Promise<Database> {
  const instance = idle.pop() ?? (await openInstance());
  const { embedded } = instance;
  const { pool, listen } = embedded.connect();
  const database: Database = {
    db: handleOf(pool),
    kind: 'embedded',
    ping: async () => void (await pool.query('select 1')),
    listen,
    lost: embedded.lost,
    close: async () => {
      const isUnchanged = (await describeSchema(pool)) === instance.schema;
      await pool.end();
      if (isUnchanged) idle.push(instance);
      else await embedded.close();
    },
  };
  const name = market ? marketName(market) : EMPTY;
  await restoreSnapshot(pool, instance.snapshots.has(name) ? name : EMPTY);
  if (market && !instance.snapshots.has(name)) {
    await loadDemoMarket(database.db, market);
    await saveSnapshot(pool, name);
    instance.snapshots.add(name);
  }
  return database;
}

async function openInstance(): Promise<Instance> {
  const embedded = await openEmbedded({
    dataDir: 'memory://',
    loadFrom: await templatePath(),
    wasm: await compiledPglite(),
  });
  await saveSnapshot(embedded.pool, EMPTY);
  const instance = {
    embedded,
    schema: await describeSchema(embedded.pool),
    snapshots: new Set([EMPTY]),
  };
  await embedded.pool.end();
  return instance;
}
