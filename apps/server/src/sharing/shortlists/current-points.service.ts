import type { CautionPoint, Listing, ReasonPoint } from '@alpha/contract';
import { getLeadRow } from '../../crm/index.ts';
import { getListings } from '../../listings/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { preferencesOf } from './lead-preferences.ts';
import { rateHomes } from './propose.service.ts';
import { type ItemRow, listItems, putPoints, type ShortlistRow } from './shortlists.queries.ts';

type Points = { score: number | null; reasons: ReasonPoint[]; cautions: CautionPoint[] };

/**
 * What a draft says about the budget must be true of the lead's budget now, and of the down payment now: both
 * change after a property was added. A property with a false statement is rated again, and one without a score.
 */
export async function currentPoints(
  ctx: Ctx,
  { list }: Pick<ShortlistRow, 'list'>,
  rows: readonly { item: ItemRow['item']; listing: Listing | undefined }[],
): Promise<Map<number, Points>> {
  const points = new Map<number, Points>();
  if (list.sentAt || rows.length === 0) return points;
  const preferences = preferencesOf(await getLeadRow(ctx, list.leadId));
  // Without a score: it was added before it was analyzed.
  const outdated = rows.filter(
    (row) => row.item.score === null || !isAboutBudget(row, preferences.budget),
  );
  if (outdated.length === 0) return points;
  for (const { item } of outdated) points.set(item.propertyId, withoutBudget(item));
  const ids = outdated.map(({ item }) => item.propertyId);
  for (const { propertyId, ...fresh } of await rateHomes(ctx, ids, preferences))
    points.set(propertyId, fresh);
  return points;
}

/** Before it is sent; outside its transaction, because market figures are cached per database object. */
export async function refreshPoints(ctx: Ctx, row: ShortlistRow): Promise<void> {
  const items = await listItems(ctx.db, [row.list.id]);
  const ids = items.map(({ item }) => item.propertyId);
  const listings = new Map((await getListings(ctx, ids)).map((each) => [each.id, each]));
  const rows = items.map(({ item }) => ({ item, listing: listings.get(item.propertyId) }));
  for (const [propertyId, points] of await currentPoints(ctx, row, rows))
    await putPoints(ctx.db, { shortlistId: row.list.id, propertyId, ...points });
}

/** Cents of a price that was rounded elsewhere are no other statement. */
const SAME_USD = 1;

function isAboutBudget(
  { item, listing }: { item: ItemRow['item']; listing: Listing | undefined },
  budget: number | null,
): boolean {
  const down = listing?.propertyEstimates?.downpayment;
  const gap = budget === null || down === undefined ? null : budget - down;
  const says = (points: readonly { code: string; values: object }[], code: string) =>
    points.find((point) => point.code === code)?.values as { usd?: number } | undefined;
  const isTrue = (said: { usd?: number } | undefined, usd: number) =>
    said === undefined || Math.abs((said.usd ?? 0) - usd) < SAME_USD;
  const over = says(item.cautions, 'over_budget');
  const within = says(item.reasons, 'within_budget');
  if (gap === null) return !over && !within;
  return gap < 0
    ? over !== undefined && isTrue(over, -gap) && !within
    : over === undefined && isTrue(within, gap);
}

/** A property without an analysis can't be rated again. */
const withoutBudget = ({ score, reasons, cautions }: ItemRow['item']): Points => ({
  score,
  reasons: (reasons as ReasonPoint[]).filter(({ code }) => code !== 'within_budget'),
  cautions: (cautions as CautionPoint[]).filter(({ code }) => code !== 'over_budget'),
});
