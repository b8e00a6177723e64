import type { Shortlist } from '@alpha/contract';
import { newToken } from '../../accounts/index.ts';
import { recordTouch } from '../../crm/index.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { renewHomes } from '../shares/home-links.service.ts';
import { markSharesOf } from '../shares/shares.queries.ts';
import { updateShortlistRow } from './shortlists.queries.ts';

/** Made to be passed on, not passed on as far as we know, and still working. */
const isWaiting = ({ channel, revoked_at, expires_at }: Shortlist): boolean =>
  channel === 'link' && revoked_at === null && Date.parse(expires_at ?? '') > Date.now();

/** The first time, it is a contact with the lead. */
export async function markPassedOn(ctx: Ctx, shortlist: Shortlist): Promise<void> {
  const { id, lead_id: leadId, homes } = shortlist;
  if (!isWaiting(shortlist)) return;
  await updateShortlistRow(ctx.db, id, { channel: 'whatsapp' });
  await markSharesOf(ctx.db, id, 'whatsapp');
  await recordTouch(ctx, leadId, 'shortlist_sent', {
    shortlist_id: id,
    homes: homes.length,
    channel: 'whatsapp',
  });
}

/**
 * The token is not kept, and the response that had it may have been lost: its maker gets another, which
 * replaces it. → null once somebody opened the list or it was passed on.
 */
export async function renewLink(ctx: Ctx, shortlist: Shortlist): Promise<string | null> {
  const { id, created_by: maker, first_opened_at } = shortlist;
  if (!isWaiting(shortlist) || first_opened_at !== null || maker?.id !== viewerOf(ctx).id)
    return null;
  const { token, tokenHash } = newToken();
  await updateShortlistRow(ctx.db, id, { tokenHash });
  await renewHomes(ctx, id, token);
  return shortlistUrl(ctx, token);
}

export const shortlistUrl = ({ deps }: Ctx, token: string): string =>
  `${deps.config.publicUrl}/shortlist/${token}`;
