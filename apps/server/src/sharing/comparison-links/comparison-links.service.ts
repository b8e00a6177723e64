import type {
  ComparisonLinks,
  createComparisonLink as createEndpoint,
  InputOf,
  ResultOf,
} from '@alpha/contract';
import { comparedViewQuery, readComparedView } from '@alpha/report-model/compare/view';
import { newToken } from '../../accounts/index.ts';
import { getListings } from '../../listings/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { isShown } from '../../reports/index.ts';
import { DAY_MS } from '../shares/share-limits.ts';
import {
  countOpenLinks,
  endLink,
  insertComparisonLink,
  type LinkMaker,
  listOpenLinks,
} from './comparison-links.queries.ts';

const VALID_DAYS = 30;
/** At a time, of one maker. A request that crosses another may add one more. */
const MAX_OPEN = 50;

type Asked = InputOf<typeof createEndpoint>['body'];

/** Whether the maker may see these homes is checked by the caller; what may be shown at all, here. */
export async function makeComparisonLink(
  ctx: Ctx,
  maker: LinkMaker,
  { property_ids: ids, view }: Asked,
): Promise<ResultOf<typeof createEndpoint>> {
  const shown: number[] = [];
  for (const id of new Set(ids)) if (await isShown(ctx, id)) shown.push(id);
  if (shown.length === 0) throw new AppError('property.notFound');
  return inTransaction(ctx, async (ctx) => {
    const now = new Date();
    if ((await countOpenLinks(ctx.db, maker, now)) >= MAX_OPEN)
      throw new AppError('comparison.tooManyLinks');
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
    const id = await insertComparisonLink(ctx.db, {
      ...{ tokenHash, propertyIds: shown, expiresAt },
      // Read and written again, so that no text of the address is stored.
      view: comparedViewQuery(readComparedView(new URLSearchParams(view))),
      ...('userId' in maker ? { createdBy: maker.userId } : { leadId: maker.leadId }),
    });
    await audit(ctx, 'comparison.linked', maker, id);
    const url = `${ctx.deps.config.publicUrl}/compare/${token}`;
    return { id, url, expires_at: expiresAt.toISOString() };
  });
}

export async function comparisonLinksOf(ctx: Ctx, maker: LinkMaker): Promise<ComparisonLinks> {
  const links = await listOpenLinks(ctx.db, maker, new Date());
  const ids = [...new Set(links.flatMap(({ propertyIds }) => propertyIds))];
  const addresses = new Map((await getListings(ctx, ids)).map(({ id, address }) => [id, address]));
  return links.map(({ id, propertyIds, createdAt, expiresAt }) => ({
    id,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    addresses: propertyIds.flatMap((propertyId) => addresses.get(propertyId) ?? []),
  }));
}

export async function endComparisonLink(
  ctx: Ctx,
  maker: LinkMaker,
  id: number,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    if (!(await endLink(ctx.db, id, maker, new Date()))) throw new AppError('share.notFound');
    await audit(ctx, 'comparison.revoked', maker, id);
  });
  return { status: 'success' };
}

/** In a room nobody of the staff acts: the entry names the lead. */
function audit(
  ctx: Ctx,
  action: 'comparison.linked' | 'comparison.revoked',
  maker: LinkMaker,
  id: number,
): Promise<void> {
  return recordAudit(ctx, {
    action,
    ...('leadId' in maker && { target: { type: 'lead', id: maker.leadId } }),
    data: { comparison_link_id: id },
  });
}
