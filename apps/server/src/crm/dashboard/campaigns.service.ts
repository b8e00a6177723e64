import {
  type CampaignFigures,
  type InputOf,
  isAllowed,
  type listCampaignCosts as listCampaignCostsEndpoint,
  type listCampaigns as listCampaignsEndpoint,
  type MonthlyCost,
  type saveCampaignCosts as saveCampaignCostsEndpoint,
} from '@alpha/contract';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { readOutcomes } from '../statuses/outcomes.service.ts';
import { monthSharesOf } from './calendar-steps.ts';
import {
  type Campaign,
  countCampaignLeads,
  countCampaignSales,
  deleteCosts,
  listCosts,
  listCostsOf,
  writeCost,
} from './campaigns.queries.ts';
import type { Period } from './dashboard.queries.ts';
import { ownersFor } from './owners.service.ts';
import { readPeriod } from './read-period.ts';

/** Those with the most sales first, then with the most leads. */
export async function listCampaigns(
  ctx: Ctx,
  { query }: InputOf<typeof listCampaignsEndpoint>,
): Promise<CampaignFigures[]> {
  const period = readPeriod(query);
  const owners = await ownersFor(ctx, query.user_id);
  const { ids } = await readOutcomes(ctx);
  // The company's cost divided by the leads of a team would be no cost per lead.
  const seesCosts = owners === 'all' && isAllowed(viewerOf(ctx).role, 'lead:read:all');
  const [leads, sales, costs] = await Promise.all([
    countCampaignLeads(ctx.db, period, owners),
    countCampaignSales(ctx.db, ids.won, period, owners),
    seesCosts ? costsIn(ctx, period, query.time_zone ?? 'UTC') : [],
  ]);
  const found = new Map<string, CampaignFigures>();
  const rowOf = ({ source, medium, campaign }: Campaign): CampaignFigures => {
    const key = JSON.stringify([source, medium, campaign]);
    const none = { leads: 0, won: 0, won_value: 0, cost: null };
    const row = found.get(key) ?? { source, medium, campaign, ...none };
    found.set(key, row);
    return row;
  };
  for (const row of leads) rowOf(row).leads = row.leads;
  for (const row of sales) Object.assign(rowOf(row), { won: row.won, won_value: row.value });
  for (const row of costs) rowOf(row).cost = (rowOf(row).cost ?? 0) + row.amount;
  const nameOf = ({ source, medium, campaign }: Campaign) => [source, medium, campaign].join();
  return [...found.values()].sort(
    (a, b) =>
      b.won - a.won ||
      b.leads - a.leads ||
      (b.cost ?? 0) - (a.cost ?? 0) ||
      (nameOf(a) < nameOf(b) ? -1 : 1),
  );
}

/** Of months that are partly in the period, that share of their days. */
async function costsIn({ db }: Ctx, period: Period, timeZone: string) {
  const shares = new Map(
    monthSharesOf(period, timeZone).map(({ month, share }) => [month, share] as const),
  );
  const costs = await listCosts(db, [...shares.keys()]);
  return costs.map((cost) => ({ ...cost, amount: cost.amount * (shares.get(cost.month) ?? 0) }));
}

export function listCampaignCosts(
  ctx: Ctx,
  { query }: InputOf<typeof listCampaignCostsEndpoint>,
): Promise<MonthlyCost[]> {
  return listCostsOf(ctx.db, query);
}

export async function saveCampaignCosts(
  ctx: Ctx,
  { body: { costs, ...campaign } }: InputOf<typeof saveCampaignCostsEndpoint>,
): Promise<MonthlyCost[]> {
  return inTransaction(ctx, async (ctx) => {
    // Typed twice: the last one.
    const amounts = new Map(costs.map(({ month, amount }) => [month, amount ?? 0]));
    const removed = [...amounts].filter(([, amount]) => amount === 0);
    await deleteCosts(
      ctx.db,
      campaign,
      removed.map(([month]) => month),
    );
    for (const [month, amount] of [...amounts].sort())
      if (amount > 0) await writeCost(ctx.db, campaign, { month, amount });
    return listCostsOf(ctx.db, campaign);
  });
}
