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
  listSharesOfShortlist,
  lockSender,
  putTokenHash,
  revokeSharesOfShortlist,
} from './shares.queries.ts';

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

/** The property links of one shortlist. They expire with the shortlist's own link. */
type Granting = {
  leadId: number;
  expiresAt: Date;
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

/** For another token of the shortlist; the links of the one before stop working. */
export async function renewHomes(ctx: Ctx, shortlistId: number, token: string): Promise<void> {
  for (const { id, propertyId } of await listSharesOfShortlist(ctx.db, shortlistId))
    await putTokenHash(ctx.db, id, hashToken(homeLinkToken(token, propertyId)));
}

export async function withdrawHomes(ctx: Ctx, shortlistId: number): Promise<void> {
  await revokeSharesOfShortlist(ctx.db, shortlistId, new Date());
}
