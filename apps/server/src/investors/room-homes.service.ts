import type { Listing, RoomHome } from '@alpha/contract';
import { getListings } from '../listings/index.ts';
import type { Ctx } from '../platform/http/context.ts';
import {
  type HomeSnapshot,
  listReportLinks,
  listSaved,
  type ReportLinkRow,
  type SavedRow,
} from './saved-homes.queries.ts';
import { snapshotOf } from './saved-homes.service.ts';

/** A home of the room with what only its investor may see. */
type HomeInRoom = { home: RoomHome; note: string; link: ReportLinkRow | undefined };

/** Saved ones first, the latest on top; then those that the curator sent. */
export async function listRoomHomes(ctx: Ctx, leadId: number): Promise<HomeInRoom[]> {
  const { saved, links, ids } = await findRoomHomes(ctx, leadId);
  const listings = new Map((await getListings(ctx, ids)).map((each) => [each.id, each]));
  return ids.map((id) => {
    const row = saved.find(({ propertyId }) => propertyId === id);
    const own = links.filter(({ propertyId }) => propertyId === id);
    return homeOf(id, { row, own, listing: listings.get(id) });
  });
}

export const listRoomHomeIds = async (ctx: Ctx, leadId: number): Promise<number[]> =>
  (await findRoomHomes(ctx, leadId)).ids;

async function findRoomHomes(ctx: Ctx, leadId: number) {
  const saved = await listSaved(ctx.db, leadId);
  const savedFrom = saved.flatMap(({ shareId }) => shareId ?? []);
  const links = await listReportLinks(ctx.db, leadId, savedFrom);
  const sentIds = links.filter(wasSent).map(({ propertyId }) => propertyId);
  return { saved, links, ids: [...new Set([...saved.map((row) => row.propertyId), ...sentIds])] };
}

/** Not only opened from the room. */
const wasSent = ({ isOwn, channel }: ReportLinkRow): boolean => isOwn && channel !== 'room';

type Found = { row: SavedRow | undefined; own: ReportLinkRow[]; listing: Listing | undefined };

function homeOf(id: number, { row, own, listing }: Found): HomeInRoom {
  const current = own.find(({ isOwn }) => isOwn);
  const sentAt = own.filter(wasSent).map(({ sentAt }) => sentAt.getTime());
  return {
    home: {
      property_id: id,
      saved_at: row?.savedAt.toISOString() ?? null,
      sent_at: sentAt.length > 0 ? new Date(Math.max(...sentAt)).toISOString() : null,
      listing: listing ?? null,
      changes: changesOf(row?.snapshot ?? null, listing),
      answer: current?.answer ?? null,
      reason: current?.reason ?? '',
    },
    note: row?.note ?? '',
    link: listing && (current ?? own[0]),
  };
}

const NOTHING = { price: null, cash_flow_monthly: null, result_median: null, status: null };

function changesOf(before: HomeSnapshot | null, listing: Listing | undefined): RoomHome['changes'] {
  if (!before || !listing) return NOTHING;
  const now = snapshotOf(listing);
  return {
    price: changed(before.price, now.price),
    cash_flow_monthly: changed(before.cash_flow_monthly, now.cash_flow_monthly),
    result_median: changed(before.result_median, now.result_median),
    status: before.status === now.status ? null : { from: before.status, to: now.status },
  };
}

/** Less than a dollar is a rounding of the analysis, not news. */
const changed = (from: number | null, to: number | null) =>
  from === null || to === null || Math.abs(from - to) < 1 ? null : { from, to };
