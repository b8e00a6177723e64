import { randomBytes } from 'node:crypto';
import {
  ALERT_REASONS,
  MOST_SAVED_SEARCHES,
  type NewSearch,
  type SavedSearch,
  type SearchChanges,
  type SearchNews,
} from '@alpha/contract';
import { lockLead, notifyLead } from '../../crm/index.ts';
import { getListings } from '../../listings/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { findCountry } from '../investor.queries.ts';
import { mailTime } from './alert-times.ts';
import {
  countSearches,
  deleteSearch,
  findSearch,
  hasWaiting,
  insertSearch,
  listRecentAlerts,
  listSearches,
  lockSearch,
  pauseSearch,
  putMailTime,
  replaceConditions,
  type SearchRow,
  updateSearch,
} from './saved-searches.queries.ts';

/** Alerts of a listing come together, so more are read than shown. */
const ALERTS_READ = 180;
const NEWS_SHOWN = 60;
/** Random, in the unsubscribe link. */
const KEY_BYTES = 16;

type Own = { id: number; leadId: number };

export async function searchesOf(ctx: Ctx, leadId: number): Promise<SavedSearch[]> {
  return (await listSearches(ctx.db, leadId)).map(shapeSearch);
}

export function saveSearch(
  ctx: Ctx,
  leadId: number,
  { name, filter, cash_flow_min, loss_chance_max, frequency, locale }: NewSearch,
): Promise<SavedSearch> {
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    if ((await countSearches(ctx.db, leadId)) >= MOST_SAVED_SEARCHES)
      throw new AppError('search.full');
    const id = await insertSearch(ctx.db, {
      ...{ leadId, name, filter, frequency, locale },
      ...{ cashFlowMin: cash_flow_min, lossChanceMax: loss_chance_max },
      isByInvestor: ctx.viewer === null,
      createdBy: ctx.viewer?.id ?? null,
      stopKey: randomBytes(KEY_BYTES).toString('base64url'),
    });
    await notifyLead(ctx, leadId);
    return getSearch(ctx, { id, leadId });
  });
}

export function changeSearch(ctx: Ctx, own: Own, changes: SearchChanges): Promise<SavedSearch> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSearch(ctx.db, own);
    if (!before) throw new AppError('search.notFound');
    const { name, frequency, is_paused: isPaused, conditions } = changes;
    if (name !== undefined || frequency) await updateSearch(ctx.db, own, changes);
    if (conditions) await replaceConditions(ctx.db, own.id, conditions);
    if (isPaused !== undefined && isPaused !== before.isPaused)
      await pauseSearch(ctx.db, own.id, isPaused);
    else if (frequency && frequency !== before.frequency) await reschedule(ctx, own);
    await notifyLead(ctx, own.leadId);
    return getSearch(ctx, own);
  });
}

/** What waits goes out with the new rhythm. */
async function reschedule(ctx: Ctx, own: Own): Promise<void> {
  if (!(await hasWaiting(ctx.db, own.id))) return;
  const { frequency, lastMailAt } = await findOrThrow(ctx, own);
  const country = await findCountry(ctx.db, own.leadId);
  await putMailTime(ctx.db, own.id, mailTime({ frequency, lastMailAt, country }, new Date()));
}

export function removeSearch(ctx: Ctx, own: Own): Promise<{ status: 'success' }> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await deleteSearch(ctx.db, own))) throw new AppError('search.notFound');
    await notifyLead(ctx, own.leadId);
    return { status: 'success' };
  });
}

/** Of listings that are for sale; each with its latest news on top. */
export async function newsOfSearch(ctx: Ctx, own: Own): Promise<SearchNews[]> {
  await findOrThrow(ctx, own);
  const alerts = await listRecentAlerts(ctx.db, own.id, ALERTS_READ);
  const byListing = groupByListing(alerts);
  const listings = await getListings(ctx, [...byListing.keys()]);
  return listings
    .filter(({ status }) => status === 'active')
    .slice(0, NEWS_SHOWN)
    .map((listing) => ({ listing, ...shapeNews(byListing.get(listing.id) ?? []) }));
}

type AlertRow = {
  reason: (typeof ALERT_REASONS)[number];
  before: number | null;
  foundAt: Date;
};

export function groupByListing<T extends { propertyId: number }>(
  alerts: readonly T[],
): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const alert of alerts)
    groups.set(alert.propertyId, [...(groups.get(alert.propertyId) ?? []), alert]);
  return groups;
}

/** One listing: latest first. A cut goes from the first price to today's. */
export function shapeNews(alerts: readonly AlertRow[]): Omit<SearchNews, 'listing'> {
  const oldest = (reason: AlertRow['reason']) =>
    alerts.findLast((alert) => alert.reason === reason)?.before ?? null;
  const reasons = ALERT_REASONS.filter((reason) => alerts.some((alert) => alert.reason === reason));
  return {
    reasons,
    price_before: oldest('price_cut'),
    cash_flow_before: oldest('cash_flow'),
    found_at: (alerts[0]?.foundAt ?? new Date(0)).toISOString(),
  };
}

async function getSearch(ctx: Ctx, own: Own): Promise<SavedSearch> {
  return shapeSearch(await findOrThrow(ctx, own));
}

async function findOrThrow(ctx: Ctx, own: Own): Promise<SearchRow> {
  const row = await findSearch(ctx.db, own);
  if (!row) throw new AppError('search.notFound');
  return row;
}

const shapeSearch = (row: SearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  filter: row.filter,
  cash_flow_min: row.cashFlowMin,
  loss_chance_max: row.lossChanceMax,
  frequency: row.frequency,
  is_paused: row.isPaused,
  is_own: row.isByInvestor,
  made_by: row.madeBy,
  created_at: row.createdAt.toISOString(),
  last_sent_at: row.lastMailAt?.toISOString() ?? null,
  news_count: row.newsCount,
});
