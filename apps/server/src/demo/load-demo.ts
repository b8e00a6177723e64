import { randomInt } from 'node:crypto';
import type { Role } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../accounts/index.ts';
import type { Db } from '../platform/db/db.ts';
import { properties, settings, users } from '../platform/db/schema/index.ts';
import { findSetting } from '../platform/db/settings.queries.ts';
import { transact } from '../platform/db/transact.ts';
import type { AppDeps } from '../platform/http/context.ts';
import { assertStrongDemo, isStrongDemoPassword } from './demo-password.ts';
import { insertArrivals } from './insert-arrivals.ts';
import { insertCustomFacts } from './insert-custom-facts.ts';
import { insertDesk } from './insert-desk.ts';
import { insertExchangeRates } from './insert-exchange-rates.ts';
import { insertMarket } from './insert-market.ts';
import { insertOutcomes } from './insert-outcomes.ts';
import { insertPeople } from './insert-people.ts';
import { insertRooms } from './insert-rooms.ts';
import { chosenLeads, insertSignals } from './insert-signals.ts';

export type DemoLogins = { password: string; users: { role: Role; email: string }[] };

/** Any fixed number: of several processes that start together, one loads. */
const DEMO_LOCK = 7_265_002;
/** The rest of the staff can sign in too; these four are enough to see every role. */
const SHOWN_LOGINS = [
  'admin@alpha.test',
  'leader@alpha.test',
  'salesman@alpha.test',
  'curator@alpha.test',
];

export type DemoOptions = { scale?: number; leads?: number; asOf?: string };

/** Fills an empty database once, whole or not at all. `null` when there was nothing to do. */
export async function loadDemo(
  { config, database }: Pick<AppDeps, 'config' | 'database'>,
  { scale = 1, leads = 150, asOf = today() }: DemoOptions = {},
): Promise<DemoLogins | null> {
  return transact(database.db, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const earlier = (await findSetting(db, 'demo')) as { isStrong?: boolean } | null;
    await assertStrongDemo(config, earlier?.isStrong);
    if (!(await isEmpty(db))) return null;
    const password = config.demoPassword ?? readablePassword();
    const isStrong = await isStrongDemoPassword(config, password);
    const {
      demoCampaignCosts,
      demoExchangeRates,
      demoProfiles,
      generateMarket,
      generatePeople,
      metroHistoryOf,
    } = await import('@alpha/demo-market');
    const people = generatePeople({ asOf, leads });
    await insertPeople(db, { people, profiles: demoProfiles }, await hashPassword(password));
    await insertOutcomes(db, { people, costs: demoCampaignCosts({ asOf }) });
    const market = generateMarket({ asOf, scale });
    await insertMarket(db, market, { asOf, metroHistoryOf });
    // A demo of another day has nothing that just happened.
    if (asOf === today()) {
      const now = Date.now();
      await insertArrivals(db, { people, now });
      await insertSignals(db, { people, homes: market.properties, now });
      await insertCustomFacts(db, { people: people.leads, now });
      const { dataDir } = config;
      await insertDesk(db, { people, homes: market.properties, dataDir, now });
      const interested = people.users.flatMap(({ id }) =>
        chosenLeads(people.leads, id, now).slice(0, 1),
      );
      await insertRooms(db, { leads: interested, homes: market.properties, now });
    }
    await insertExchangeRates(db, demoExchangeRates({ asOf }));
    await db.insert(settings).values({ key: 'demo', value: { asOf, scale, isStrong } });
    const shown = people.users.filter(({ email }) => SHOWN_LOGINS.includes(email));
    return { password, users: shown.map(({ role, email }) => ({ role, email })) };
  });
}

const today = (): string => new Date().toISOString().slice(0, 10);

async function isEmpty(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  const [property] = await db.select({ id: properties.id }).from(properties).limit(1);
  return !user && !property;
}

/** Easy to read off a terminal and to type: no 0/O, no 1/l. About 77 bits. */
function readablePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const groups = [5, 5, 5].map((length) =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(''),
  );
  return groups.join('-');
}
