import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { buildApp } from '../src/app.ts';
import { insertPeople } from '../src/demo/insert-people.ts';
import { type DemoOptions, loadDemo } from '../src/demo/load-demo.ts';
import { generatePeople } from '../src/demo/people/generate-people.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/db.ts';
import { openEmbedded } from '../src/platform/db/embedded/open-embedded.ts';
import * as schema from '../src/platform/db/schema/index.ts';
import type { AppDeps } from '../src/platform/http/context.ts';
import { analyseStale } from '../src/underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../src/underwriting/analysis/analysis-pool.ts';
import { compiledPglite } from './compiled-pglite.ts';
import { openFreshPostgres } from './fresh-postgres.ts';
import { templatePath } from './template.ts';

export const TEST_PASSWORD = 'correct horse battery';

export function testConfig(overrides: Partial<Config> = {}): Config {
  return { ...readConfig({ DEMO_PASSWORD: TEST_PASSWORD, LOG_LEVEL: 'silent' }), ...overrides };
}

/** A real database, migrated: the embedded one in memory, or one on the PostgreSQL server under test. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server) return openFreshPostgres(server);
  const embedded = await openEmbedded({
    dataDir: 'memory://',
    loadFrom: await templatePath(),
    wasm: await compiledPglite(),
  });
  return {
    db: drizzle(embedded.pool, { schema, casing: 'snake_case' }),
    kind: 'embedded',
    ping: async () => void (await embedded.pool.query('select 1')),
    listen: embedded.listen,
    close: embedded.close,
    lost: embedded.lost,
  };
}

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  deps: AppDeps;
  close: () => Promise<void>;
};

type TestAppOptions = {
  demo?: DemoOptions;
  people?: { leads: number };
  config?: Partial<Config>;
};

/** The real app on a real database, without a port; with demo staff, or a small market, when asked. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return fillTestApp(await openTestDatabase(), options);
}

/** The same on a database that the test has opened, which closes with the app. */
export async function fillTestApp(
  database: Database,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const deps = { config: testConfig(options.config), database, appSecret: 'x'.repeat(48) };
  if (options.demo) {
    await loadDemo(deps, { asOf: '2026-11-01', ...options.demo });
    await analyseStale(database.db, inlineAnalysisPool());
  }
  if (options.people) {
    const people = generatePeople({ asOf: '2026-11-01', ...options.people });
    await insertPeople(database.db, people, await hashPassword(TEST_PASSWORD));
  }
  const app = await buildApp(deps);
  return {
    app,
    database,
    deps,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
