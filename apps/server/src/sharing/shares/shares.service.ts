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
import { findSender } from '../../accounts/index.ts';
import { findVisibleIds } from '../../crm/index.ts';
import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { getReport } from '../../reports/index.ts';
import { findAnswer } from '../answers/answers.queries.ts';
import { readerKeyOf } from '../answers/reader-key.ts';
import { shapeAnswer } from '../answers/shape-answer.ts';
import { isUnaddressed } from '../answers/unaddressed.ts';
import { scenariosOfLink } from '../scenarios/share-scenarios.service.ts';
import { auditShare } from './audit-share.service.ts';
import { findShareOfOwnLead, notifyOpening } from './lead-shares.service.ts';
import { getLockedShare, getOpenShare } from './open-share.service.ts';
import { onlySent, readersOfShares } from './readers.service.ts';
import { shapeShare } from './shape-share.ts';
import { scopeOf } from './share-scope.ts';
import {
  countOpening,
  findShare,
  holdShareEmail,
  listSharesOf,
  markRevoked,
} from './shares.queries.ts';

export async function getSharedProperty(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof getSharedPropertyEndpoint>,
): Promise<ResultOf<typeof getSharedPropertyEndpoint>> {
  const link = await getOpenShare(ctx, token);
  const locale = toLocale(link.locale);
  const readerKey = readerKeyOf(ctx, link);
  const [given, report, sender, scenariosUnder] = await Promise.all([
    readerKey === null ? undefined : findAnswer(ctx.db, { shareId: link.id, readerKey }),
    getReport({ ...ctx, locale }, link.propertyId),
    findSender(ctx, link.createdBy),
    scenariosOfLink(ctx, link.id, readerKey),
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
  await inTransaction(ctx, async (ctx) => {
    const link = await getLockedShare(ctx, token);
    const now = new Date();
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
  const saidBehind = await readersOfShares(
    ctx,
    rows.map(({ link }) => link.id),
  );
  const leadIds = rows.flatMap(({ link }) => link.leadId ?? []);
  const visible = await findVisibleIds(ctx, leadIds);
  return rows.map((row) => {
    const { id, leadId } = row.link;
    const said = saidBehind(id);
    return shapeShare(row, leadId === null || visible.has(leadId) ? said : onlySent(said));
  });
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
    await auditShare(ctx, 'share.revoked', link);
  });
  return { status: 'success' };
}
