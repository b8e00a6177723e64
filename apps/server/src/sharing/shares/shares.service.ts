import type {
  getSharedProperty as getSharedPropertyEndpoint,
  InputOf,
  listShares as listSharesEndpoint,
  openSharedProperty as openSharedPropertyEndpoint,
  ResultOf,
  revokeShare as revokeShareEndpoint,
  Share,
} from '@alpha/contract';
import { toLocale } from '@alpha/i18n';
import { findSender, hashToken } from '../../accounts/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { getReport, isShown } from '../../reports/index.ts';
import { findAnswer } from '../answers/answers.queries.ts';
import { shapeAnswer } from '../answers/shape-answer.ts';
import { isUnaddressed } from '../answers/unaddressed.ts';
import { scenariosOfLink, scenariosOfShares } from '../scenarios/share-scenarios.service.ts';
import { findShareOfOwnLead, notifyOpening } from './lead-shares.service.ts';
import { shapeShare } from './shape-share.ts';
import { scopeOf } from './share-scope.ts';
import {
  countOpening,
  findOpenShare,
  findShare,
  holdShareEmail,
  listSharesOf,
  markRevoked,
} from './shares.queries.ts';

/** A property that may no longer be shown looks the same as an invalid link. */
export async function getOpenShare(ctx: Ctx, token: string, now = new Date()) {
  const link = await findOpenShare(ctx.db, hashToken(token), now);
  if (!link || !(await isShown(ctx, link.propertyId))) throw new AppError('share.notFound');
  return link;
}

export async function getSharedProperty(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof getSharedPropertyEndpoint>,
): Promise<ResultOf<typeof getSharedPropertyEndpoint>> {
  const link = await getOpenShare(ctx, token);
  const locale = toLocale(link.locale);
  const [given, report, sender, scenariosUnder] = await Promise.all([
    findAnswer(ctx.db, link.id),
    getReport({ ...ctx, locale }, link.propertyId),
    findSender(ctx, link.createdBy),
    scenariosOfLink(ctx, link),
  ]);
  return {
    ...report,
    locale,
    currency: link.currency,
    sender,
    message: link.message,
    given_answer: shapeAnswer(given),
    reply_by: isUnaddressed(link) ? null : isNobodysAddress(link.email) ? 'contact' : 'email',
    ...(await scenariosUnder(report)),
  };
}

export async function openSharedProperty(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof openSharedPropertyEndpoint>,
): Promise<{ status: 'success' }> {
  const now = new Date();
  const link = await getOpenShare(ctx, token, now);
  await inTransaction(ctx, async (ctx) => {
    await countOpening(ctx.db, link.id, now);
    await notifyOpening(ctx, link, now);
  });
  return { status: 'success' };
}

export async function listShares(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listSharesEndpoint>,
): Promise<Share[]> {
  const rows = await listSharesOf(ctx.db, id, scopeOf(ctx));
  const scenariosOf = await scenariosOfShares(
    ctx,
    rows.map(({ link }) => link.id),
  );
  return rows.map((row) => shapeShare(row, scenariosOf(row.link.id)));
}

export async function revokeShare(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof revokeShareEndpoint>,
): Promise<{ status: 'success' }> {
  const link = (await findShare(ctx.db, id, scopeOf(ctx))) ?? (await findShareOfOwnLead(ctx, id));
  if (!link) throw new AppError('share.notFound');
  await inTransaction(ctx, async (ctx) => {
    const now = new Date();
    await markRevoked(ctx.db, id, now);
    await holdShareEmail(ctx.db, id, now);
    await recordAudit(ctx, { action: 'share.revoked', data: { property_id: link.propertyId } });
  });
  return { status: 'success' };
}
