import type {
  getLinkedComparison as getEndpoint,
  InputOf,
  printLinkedComparison as printEndpoint,
  ResultOf,
} from '@alpha/contract';
import { findSender, hashToken } from '../../accounts/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { compareHomes, comparisonPdf } from '../../reports/index.ts';
import { findOpenLink } from './comparison-links.queries.ts';

/** Exactly the comparison its maker saw, with the figures of today. */
export async function getLinkedComparison(
  ctx: Ctx,
  { params: { token }, query: { bundle } }: InputOf<typeof getEndpoint>,
): Promise<ResultOf<typeof getEndpoint>> {
  const { propertyIds, view, createdBy, expiresAt } = await getOpenLink(ctx, token);
  const [comparison, sender] = await Promise.all([
    compareHomes(ctx, propertyIds, { view, bundle }),
    findSender(ctx, createdBy),
  ]);
  // Nothing of it may be shown any more.
  if (comparison.homes.length === 0) throw new AppError('share.notFound');
  return { ...comparison, view, sender, expires_at: expiresAt.toISOString() };
}

export async function printLinkedComparison(
  ctx: Ctx,
  { params: { token }, query }: InputOf<typeof printEndpoint>,
): Promise<ServedFile> {
  const { propertyIds, view } = await getOpenLink(ctx, token);
  return comparisonPdf(ctx, propertyIds, { view, ...query });
}

async function getOpenLink(ctx: Ctx, token: string) {
  const link = await findOpenLink(ctx.db, hashToken(token), new Date());
  if (!link) throw new AppError('share.notFound');
  return link;
}
