import { demoProfiles, generatePeople } from '@alpha/demo-market';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { buildApp } from '../src/app.ts';
import { findIllustrations } from '../src/demo/find-illustrations.ts';
import { insertPeople } from '../src/demo/insert-people.ts';
import { type DemoOptions, loadDemo } from '../src/demo/load-demo.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/db.ts';
import type { AppDeps } from '../src/platform/http/context.ts';
import { analyzeStale } from '../src/underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../src/underwriting/analysis/analysis-pool.ts';
import type { DemoMarketOptions } from './demo-market.ts';
import { openFreshPostgres } from './fresh-postgres.ts';
import { openReusedEmbedded } from './reused-embedded.ts';

export const TEST_PASSWORD = 'correct horse battery';
const AS_OF = '2026-11-01';

export function testConfig(overrides: Partial<Config> = {}): Config {
  return { ...readConfig({ DEMO_PASSWORD: TEST_PASSWORD, LOG_LEVEL: 'silent' }), ...overrides };
}

/**
 * A real database, migrated, empty or with a market: the embedded one in memory, or one on the
 * PostgreSQL server under test.
 */
export function openTestDatabase(market?: DemoMarketOptions): Promise<Database> {
  const server = process.env.TEST_POSTGRES_URL;
  return server ? openFreshPostgres(server, market) : openReusedEmbedded(market);
}

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  deps: AppDeps;
  close: () => Promise<void>;
};

type TestAppOptions = {
  demo?: DemoOptions;
  people?:
    | {
        leads: number;
        asOf?: string;
        /** Passwords are hashed as in production, for tests of the time that takes. */
        hasSlowPasswords?: boolean;
      }
    | undefined;
  config?: Partial<Config> | undefined;
};

/**
 * The real app on a real database, without a port; optionally with demo staff or a small market.
 */
export async function openTestApp({ demo, people, config }: TestAppOptions = {}): Promise<TestApp> {
  if (!demo) return startTestApp(await openTestDatabase(), { people, config });
  const { scale = 1, leads = 150, asOf = AS_OF } = demo;
  const database = await openTestDatabase({ scale, asOf });
  return startTestApp(database, { people: { leads, asOf }, config });
}

/** The same on a database opened by the test, which closes with the app. */
export async function fillTestApp(
  database: Database,
  { demo, people, config }: TestAppOptions = {},
): Promise<TestApp> {
  if (demo) {
    await loadDemo({ config: testConfig(config), database }, { asOf: AS_OF, ...demo });
    await analyzeStale(database.db, inlineAnalysisPool());
  }
  return startTestApp(database, { people, config });
}

async function startTestApp(
  database: Database,
  { people, config }: Pick<TestAppOptions, 'people' | 'config'>,
): Promise<TestApp> {
  const bare = { config: testConfig(config), database, appSecret: 'x'.repeat(48) };
  if (people) {
    const { hasSlowPasswords = false, ...size } = people;
    const generated = generatePeople({ asOf: AS_OF, ...size });
    const staff = { people: generated, profiles: demoProfiles };
    const passwordHash = await (hasSlowPasswords ? hashPassword(TEST_PASSWORD) : quickHash());
    await insertPeople(database.db, staff, passwordHash);
  }
  const deps = { ...bare, drawIllustration: await findIllustrations(bare) };
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

let hashed: Promise<string> | undefined;
/** The least that the algorithm allows: tests sign in thousands of times, and checking takes as long. */
const quickHash = () => {
  hashed ??= hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return hashed;
};
