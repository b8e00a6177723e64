import {
  type correctPropertyCheck as correctEndpoint,
  type decidePropertyChecks as decideEndpoint,
  type InputOf,
  type listPropertyChecks as listEndpoint,
  PAGE_SIZE,
  PROPERTY_CHECK_STATES,
  type ResultOf,
  type reopenPropertyChecks as reopenEndpoint,
} from '@alpha/contract';
import { refreshSearch } from '../../listings/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { analyzeNow } from '../analysis/analysis.service.ts';
import { listListingsToCheck } from './check-listings.queries.ts';
import { checkListings, readFindPeers } from './check-listings.service.ts';
import { figuresOf } from './next-check.ts';
import {
  clearDecisions,
  countChecks,
  type Decision,
  listCheckCities,
  listCheckPage,
  storeCorrection,
  storeDecision,
} from './property-checks.queries.ts';

export async function listPropertyChecks(
  ctx: Ctx,
  { query }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  const { state = 'open', reason, city, page = 1, per_page = PAGE_SIZE } = query;
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const { data, total } = await listCheckPage(ctx.db, { state, reason, city }, window);
  const counted = new Map((await countChecks(ctx.db)).map(({ state, n }) => [state, n]));
  const counts = Object.fromEntries(
    PROPERTY_CHECK_STATES.map((state) => [state, counted.get(state) ?? 0]),
  ) as ResultOf<typeof listEndpoint>['counts'];
  return { data, total, counts, cities: await listCheckCities(ctx.db, state) };
}

export async function decidePropertyChecks(
  ctx: Ctx,
  { body: { ids, verdict, note } }: InputOf<typeof decideEndpoint>,
): Promise<ResultOf<typeof decideEndpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const decided = await decide(ctx, ids, verdict, note);
    await refreshSearch(ctx.db, decided);
    // One row a listing, so that the history of a property is complete.
    for (const property_id of decided)
      await recordAudit(ctx, { action: `property_check.${verdict}`, data: { property_id } });
    return { decided };
  });
}

/** With the figures of this moment: what somebody confirmed is what the result counts now. */
async function decide(ctx: Ctx, ids: readonly number[], state: Decision['state'], note?: string) {
  const listings = await listListingsToCheck(ctx.db, ids);
  const figures = new Map(
    listings.flatMap((listing) => (listing.check ? [[listing.id, figuresOf(listing)]] : [])),
  );
  return storeDecision(ctx.db, {
    ...{ state, figures, decidedBy: viewerOf(ctx).id, note: note || null },
  });
}

export async function correctPropertyCheck(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof correctEndpoint>,
): Promise<ResultOf<typeof correctEndpoint>> {
  const { rent_monthly, hoa_monthly, note } = body;
  await inTransaction(ctx, async (ctx) => {
    const [listing] = await listListingsToCheck(ctx.db, [id]);
    if (!listing?.check) throw new AppError('property.notFound');
    await storeCorrection(ctx.db, id, { rentMonthly: rent_monthly, hoaMonthly: hoa_monthly });
    await analyzeNow(ctx.db, [id]);
    await decide(ctx, [id], 'corrected', note);
    await refreshSearch(ctx.db, [id]);
    await recordAudit(ctx, {
      action: 'property_check.corrected',
      data: {
        property_id: id,
        rent_monthly: rent_monthly ?? null,
        hoa_monthly: hoa_monthly ?? null,
      },
    });
  });
  return { status: 'success' };
}

export async function reopenPropertyChecks(
  ctx: Ctx,
  { body: { ids } }: InputOf<typeof reopenEndpoint>,
): Promise<ResultOf<typeof reopenEndpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const { reopened, corrected } = await clearDecisions(ctx.db, ids);
    if (corrected.length > 0) await analyzeNow(ctx.db, corrected);
    // Checked again at once: what is no longer odd leaves the list.
    await checkListings(ctx.db, reopened, await readFindPeers(ctx.db));
    await refreshSearch(ctx.db, reopened);
    for (const property_id of reopened)
      await recordAudit(ctx, { action: 'property_check.reopened', data: { property_id } });
    return { reopened };
  });
}
