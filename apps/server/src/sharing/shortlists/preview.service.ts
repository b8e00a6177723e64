import type {
  InputOf,
  previewShortlist as previewShortlistEndpoint,
  ShortlistPreview,
} from '@alpha/contract';
import { findSender } from '../../accounts/index.ts';
import { getLeadRow } from '../../crm/index.ts';
import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { linkExpiry } from '../shares/share-limits.ts';
import { firstNameOf } from './first-name.ts';
import { getShortlist } from './shortlist-access.service.ts';

/** Of a draft, the sender is who would send it now. */
export async function previewShortlist(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof previewShortlistEndpoint>,
): Promise<ShortlistPreview> {
  const list = await getShortlist(ctx, id);
  const lead = await getLeadRow(ctx, list.lead_id);
  const senderId = list.sent_at === null ? viewerOf(ctx).id : (list.created_by?.id ?? null);
  return {
    locale: list.locale,
    currency: list.currency,
    first_name: firstNameOf(lead.firstName),
    sender: await findSender(ctx, senderId),
    message: list.message,
    reply_by: isNobodysAddress(lead.email) ? 'contact' : 'email',
    expires_at: list.expires_at ?? linkExpiry(ctx, Date.now()).toISOString(),
    homes: list.homes.flatMap(({ listing, ...home }) => (listing ? [{ ...home, listing }] : [])),
  };
}
