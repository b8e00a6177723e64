import { createHash } from 'node:crypto';
import type { HomeCurrency } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { hashToken } from '../../accounts/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { DAY_MS, MAX_LINKS_PER_DAY } from './share-limits.ts';
import {
  countSharesSince,
  insertShares,
  lockSender,
  revokeSharesTogether,
} from './shares.queries.ts';

/** The property links of one shortlist email. They expire with the shortlist's own link. */
export type HomeLinks = { leadId: number; propertyIds: readonly number[]; expiresAt: Date };

/** Derived from the shortlist token, one way: the shortlist token can't be computed from it. Same length. */
export function homeLinkToken(token: string, propertyId: number): string {
  return createHash('sha256').update(`home ${propertyId} ${token}`).digest('base64url');
}

/** Locks the sender's row until the transaction ends. Throws when the daily limit would be exceeded. */
export async function lockSenderOf(ctx: Ctx, links: number) {
  const { id } = viewerOf(ctx);
  const sender = await lockSender(ctx.db, id);
  const sent = await countSharesSince(ctx.db, id, new Date(Date.now() - DAY_MS));
  if (sent + links > MAX_LINKS_PER_DAY) throw new AppError('share.quota');
  return { id, ...sender };
}

type Granting = Omit<HomeLinks, 'propertyIds'> & {
  /** `message`: the curator's comment. */
  homes: readonly { propertyId: number; message: string }[];
  shortlistId: number;
  token: string;
  locale: Locale;
  currency: HomeCurrency | null;
  email: string;
  channel: 'mail' | 'link';
  mailId: number | null;
};

export async function grantHomes(ctx: Ctx, { token, homes, ...link }: Granting) {
  const createdBy = viewerOf(ctx).id;
  const links = homes.map(({ propertyId, message }) => ({
    ...link,
    propertyId,
    message,
    createdBy,
    tokenHash: hashToken(homeLinkToken(token, propertyId)),
  }));
  await insertShares(ctx.db, links);
}

export async function withdrawHomes(ctx: Ctx, links: HomeLinks): Promise<void> {
  await revokeSharesTogether(ctx.db, links, new Date());
}
