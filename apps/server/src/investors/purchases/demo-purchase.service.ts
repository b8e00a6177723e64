import { claimSetting, findSetting } from '../../platform/db/settings.queries.ts';
import { transact } from '../../platform/db/transact.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { planFor } from './demo-investor.ts';
import { insertDemoPlan } from './demo-plan.ts';
import { findDemoBuyer } from './demo-purchase.queries.ts';

const SETTING = 'demoPurchase';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days from the start to today. */
const STARTED_BEFORE = 96;
/** An apostille takes 20 days at most: since 9 days it takes longer. */
const POWER_OF_ATTORNEY_BEFORE = 29;

const APOSTILLE = {
  en: 'You can ask for the apostille online: send us the copy as soon as you have it.',
  es: 'La apostilla se pide en línea: envíenos la copia apenas la tenga.',
};

/** One lead of the demo is on its way to the keys: the offer was accepted, one step is late, one deadline is near. */
export async function makeDemoPurchase(
  { database }: Pick<AppDeps, 'database'>,
  now: Date,
): Promise<void> {
  const { db } = database;
  if (!(await findSetting(db, 'demo')) || (await findSetting(db, SETTING))) return;
  const buyer = await findDemoBuyer(db);
  if (!buyer) return;
  const startedAt = new Date(now.getTime() - STARTED_BEFORE * DAY_MS);
  await transact(db, async (db) => {
    const claimed = (await claimSetting(db, SETTING, { nonce: now.getTime() })) as {
      nonce: number;
    };
    if (claimed.nonce !== now.getTime()) return;
    const { leadId, userId, propertyId, address, price } = buyer;
    const investor = planFor(buyer);
    await insertDemoPlan(db, {
      ...{ leadId, userId, propertyId, address, startedAt },
      priceCents: Math.round((price * 0.97) / 500) * 500 * 100,
      ...{ financing: 'cash', buyer: 'company', ...investor },
      doneAfter: {
        ...{ company: 8, ein: 22, bank: 34, funds: 39, itin: 80 },
        ...{ offer: 60, deposit: 62, inspection: 71, insurance: 78 },
        poa: STARTED_BEFORE - POWER_OF_ATTORNEY_BEFORE,
      },
      due: { title: evening(new Date(now.getTime() + 2 * DAY_MS)) },
      notes: {
        apostille: APOSTILLE[investor.locale],
      },
    });
  });
}

/** The end of an office day. */
const evening = (day: Date): Date => new Date(`${day.toISOString().slice(0, 10)}T22:00:00Z`);
