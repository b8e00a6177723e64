import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { claimSetting, findSetting } from '../../platform/db/settings.queries.ts';
import { transact } from '../../platform/db/transact.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { type FrozenForecast, forecastOfPurchase } from '../../reports/index.ts';
import { planFor } from '../purchases/demo-investor.ts';
import { closedPlan, insertDemoPlan } from '../purchases/demo-plan.ts';
import { makeDemoPurchase } from '../purchases/demo-purchase.service.ts';
import { demoEntries } from './demo-entries.ts';
import { findAnalyzedDemoHome, findClosedLead, insertDemoHome } from './demo-home.queries.ts';
import { insertEntries, insertStatement } from './home-entries.queries.ts';
import { addMonths, listMonths, monthOf } from './months.ts';

const SETTING = 'demoOwnedHome';
const MONTHS = 14;
const LOOK_MS = 20_000;

/** One lead of the demo buys a home; a closed one owns one, once its market is analyzed. Every amount is invented. */
export function startDemoHomeLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  let isDone = !deps.config.isDemo;
  return startLoop({
    pauseMs: LOOK_MS,
    onFailure: (error) => log.error({ err: error }, 'the demo home was not made'),
    step: async () => {
      if (!isDone) await makeDemoPurchase(deps, new Date());
      if (!isDone) isDone = await makeDemoHome(deps, new Date());
      return false;
    },
  });
}

/** → whether there is nothing left to do. */
export async function makeDemoHome(
  { database }: Pick<AppDeps, 'database'>,
  now: Date,
): Promise<boolean> {
  const { db } = database;
  if (!(await findSetting(db, 'demo'))) return true;
  if (await findSetting(db, SETTING)) return true;
  const owner = await findClosedLead(db);
  if (!owner) return true;
  const { leadId, userId } = owner;
  const home = await findAnalyzedDemoHome(db);
  if (!home) return false;
  const price = Math.round(home.price / 1_000) * 1_000 - 4_000;
  const terms = { price, closingCosts: Math.round(price * 0.023), downPayment: price * 0.35 };
  const loan = { ratePercent: 7.25, loanYears: 30 };
  const { forecast, facts } = await forecastOfPurchase({ db }, home.id, { ...terms, ...loan });
  const frozen = JSON.parse(forecast) as FrozenForecast;
  // The first of the fourteen months is the one after the closing.
  const first = addMonths(monthOf(now.toISOString()), -MONTHS);
  const boughtOn = `${addMonths(first, -1)}-17`;
  return transact(db, async (db) => {
    const { nonce } = (await claimSetting(db, SETTING, { nonce: now.getTime() })) as {
      nonce: number;
    };
    if (nonce !== now.getTime()) return true;
    const purchaseId = await insertDemoPlan(db, {
      ...{ leadId, userId, propertyId: home.id, priceCents: price * 100 },
      address: `${facts.address}, ${facts.city}, ${facts.state} ${facts.zip}`,
      ...planFor(owner),
      ...closedPlan(new Date(`${boughtOn}T16:00:00Z`)),
    });
    const homeId = await insertDemoHome(db, {
      ...{ leadId, purchaseId, facts, forecast, boughtOn, ...loan },
      propertyId: home.id,
      priceCents: price * 100,
      closingCostsCents: terms.closingCosts * 100,
      downPaymentCents: Math.round(terms.downPayment * 100),
      landCents: null,
      forecastHash: createHash('sha256').update(forecast).digest('hex'),
      model: frozen.model,
      madeAt: new Date(`${boughtOn}T16:00:00Z`),
    });
    for (const [index, month] of listMonths(first, addMonths(first, MONTHS - 1)).entries()) {
      const entries = demoEntries(frozen, month, index);
      const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
      const agrees = { kind: 'balance' as const, differs_cents: 0, line: null };
      const statementId = await insertStatement(db, {
        ...{ homeId, firstMonth: month, lastMonth: month, isByInvestor: false },
        fileName: `statement-${month}.csv`,
        fileHash: createHash('sha256').update(`demo ${month}`).digest('hex'),
        checks: [{ ...agrees, stated_cents: sum, found_cents: sum }],
      });
      await insertEntries(
        db,
        entries.map((entry, line) => ({
          ...{ ...entry, homeId, statementId, line: line + 2, isByInvestor: false },
        })),
      );
    }
    return true;
  });
}
