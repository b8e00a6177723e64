import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { campaignCosts, leads } from '../../platform/db/schema/index.ts';
import { utmOf } from '../leads/figure-filter.ts';
import { arrivedIn, type Period, settledIn } from './dashboard.queries.ts';
import type { Owners } from './owners.queries.ts';

export type Campaign = { source: string; medium: string; campaign: string };

const PARTS = { source: utmOf('source'), medium: utmOf('medium'), campaign: utmOf('campaign') };

export const countCampaignLeads = (db: Db, period: Period, owners: Owners) =>
  db
    .select({ ...PARTS, leads: sql<number>`count(*)`.mapWith(Number) })
    .from(leads)
    .where(arrivedIn(period, owners))
    .groupBy(sql`1, 2, 3`);

export const countCampaignSales = (
  db: Db,
  wonIds: readonly number[],
  period: Period,
  owners: Owners,
) =>
  db
    .select({
      ...PARTS,
      won: sql<number>`count(*)`.mapWith(Number),
      value: sql<number>`coalesce(sum(${leads.initialPayment}), 0)`.mapWith(Number),
    })
    .from(leads)
    .where(settledIn(wonIds, period, owners))
    .groupBy(sql`1, 2, 3`);

const COST = {
  source: campaignCosts.source,
  medium: campaignCosts.medium,
  campaign: campaignCosts.campaign,
  month: sql<string>`to_char(${campaignCosts.month}, 'YYYY-MM')`,
  amount: campaignCosts.amount,
};

const firstDayOf = (month: string) => `${month}-01`;

export async function listCosts(db: Db, months: readonly string[]) {
  if (months.length === 0) return [];
  return db
    .select(COST)
    .from(campaignCosts)
    .where(inArray(campaignCosts.month, months.map(firstDayOf)));
}

const isOf = ({ source, medium, campaign }: Campaign) =>
  and(
    eq(campaignCosts.source, source),
    eq(campaignCosts.medium, medium),
    eq(campaignCosts.campaign, campaign),
  );

export const listCostsOf = (db: Db, campaign: Campaign) =>
  db
    .select({ month: COST.month, amount: COST.amount })
    .from(campaignCosts)
    .where(isOf(campaign))
    .orderBy(asc(campaignCosts.month));

export async function deleteCosts(db: Db, of: Campaign, months: readonly string[]): Promise<void> {
  await db
    .delete(campaignCosts)
    .where(and(isOf(of), inArray(campaignCosts.month, months.map(firstDayOf))));
}

export async function writeCost(
  db: Db,
  { source, medium, campaign }: Campaign,
  { month, amount }: { month: string; amount: number },
): Promise<void> {
  await db
    .insert(campaignCosts)
    .values({ source, medium, campaign, month: firstDayOf(month), amount })
    .onConflictDoUpdate({
      target: [
        campaignCosts.source,
        campaignCosts.medium,
        campaignCosts.campaign,
        campaignCosts.month,
      ],
      set: { amount, updatedAt: sql`now()` },
    });
}
