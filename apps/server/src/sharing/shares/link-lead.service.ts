import type { SavedHome } from '@alpha/contract';
import { hashToken } from '../../accounts/index.ts';
import { findLeadOfSender } from '../../crm/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findOpenShortlist } from '../shortlists/shortlists.queries.ts';
import { readRoomReport } from './room-report.ts';
import { findRoomShare, listUnaddressed } from './room-shares.queries.ts';
import { findOpenShare } from './shares.queries.ts';

/** `shareId`: the link that opens its report again. */
export type KeptHome = { propertyId: number; shareId: number | null };

type Link = { share_token?: string | undefined; shortlist_token?: string | undefined };

/** The lead that a link was sent to; `null` for one that was made for nobody in particular. */
export async function findLinkLead(ctx: Ctx, link: Link): Promise<number | null> {
  const { share_token: share = '', shortlist_token: shortlist } = link;
  const now = new Date();
  if (shortlist) {
    const found = await findOpenShortlist(ctx.db, hashToken(shortlist), now);
    return found?.list.leadId ?? null;
  }
  const fromRoom = readRoomReport(ctx, share);
  const found = fromRoom
    ? await findRoomShare(ctx.db, fromRoom, now)
    : await findOpenShare(ctx.db, hashToken(share), now);
  if (!found) return null;
  // The link may be older than the lead.
  return found.leadId ?? findLeadOfSender(ctx, found);
}

/**
 * Which links the homes were saved from, to open their reports again. Only links made for nobody in particular count: a
 * room has those of its own lead anyway, and one that was passed on, or the token of a report in a room, must not
 * become lasting access for another.
 */
export async function resolveSavedHomes(
  ctx: Ctx,
  homes: readonly SavedHome[],
): Promise<KeptHome[]> {
  const tokens = homes.flatMap(({ share }) => (share ? [hashToken(share)] : []));
  const open = tokens.length > 0 ? await listUnaddressed(ctx.db, tokens, new Date()) : [];
  return homes.map(({ property_id: propertyId, share = '' }) => {
    const hash = hashToken(share);
    const found = open.find((link) => link.tokenHash === hash && link.propertyId === propertyId);
    return { propertyId, shareId: found?.id ?? null };
  });
}
