import type { Shortlist } from '@alpha/contract';
import { getLeadRow } from '../../crm/index.ts';
import { getListings } from '../../listings/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { currentPoints } from './current-points.service.ts';
import { shapeHome, shapeShortlist } from './shape-shortlist.ts';
import { findShortlist, listItems, type ShortlistRow } from './shortlists.queries.ts';

/** Not found also when the viewer cannot see the lead. */
export async function getShortlistRow(ctx: Ctx, id: number): Promise<ShortlistRow> {
  const row = await findShortlist(ctx.db, id);
  if (!row) throw new AppError('shortlist.notFound');
  await getLeadRow(ctx, row.list.leadId).catch((error) => {
    throw error instanceof AppError ? new AppError('shortlist.notFound') : error;
  });
  return row;
}

export async function getShortlist(ctx: Ctx, id: number): Promise<Shortlist> {
  const [shortlist] = await shapeAll(ctx, [await getShortlistRow(ctx, id)]);
  if (!shortlist) throw new AppError('shortlist.notFound');
  return shortlist;
}

export async function shapeAll(ctx: Ctx, rows: readonly ShortlistRow[]): Promise<Shortlist[]> {
  if (rows.length === 0) return [];
  const items = await listItems(
    ctx.db,
    rows.map(({ list }) => list.id),
  );
  const ids = [...new Set(items.map(({ item }) => item.propertyId))];
  const listings = new Map((await getListings(ctx, ids)).map((each) => [each.id, each]));
  const shaped: Shortlist[] = [];
  for (const row of rows) {
    const own = items
      .filter(({ item }) => item.shortlistId === row.list.id)
      .map((each) => ({ ...each, listing: listings.get(each.item.propertyId) }));
    const points = await currentPoints(ctx, row, own);
    const homes = own.map(({ listing, item, ...rest }) =>
      shapeHome({ ...rest, item: { ...item, ...points.get(item.propertyId) } }, listing),
    );
    shaped.push(shapeShortlist(row, homes));
  }
  return shaped;
}
