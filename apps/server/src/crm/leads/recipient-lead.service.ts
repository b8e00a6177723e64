import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { scopeOf } from './lead-scope.ts';
import { findLeadByAddress } from './recipient-lead.queries.ts';

/**
 * The lead that a report to this address is for: the viewer's own first, else one the viewer may see.
 * Another team's lead with the same address is none of theirs.
 */
export function findRecipientLead(ctx: Ctx, email: string): Promise<number | null> {
  return findLeadByAddress(ctx.db, { email, senderId: viewerOf(ctx).id, scope: scopeOf(ctx) });
}

/** For a report sent before there was a lead: what the sender owns by now. */
export async function findLeadOfSender(
  ctx: Ctx,
  { email, createdBy: senderId }: { email: string; createdBy: number | null },
): Promise<number | null> {
  // Links without an address, and leads without one, would otherwise find each other.
  if (senderId === null || isNobodysAddress(email)) return null;
  return findLeadByAddress(ctx.db, { email, senderId, scope: { ownerId: senderId } });
}
