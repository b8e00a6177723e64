import type {
  Comparison,
  compareSharedShortlist as compareEndpoint,
  InputOf,
  printSharedComparison as printEndpoint,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { compareHomes, comparisonPdf } from '../../reports/index.ts';
import { listSharedHomeIds } from './shared-shortlist.service.ts';

export async function compareSharedShortlist(
  ctx: Ctx,
  { params: { token }, query: { property_ids: ids, ...asked } }: InputOf<typeof compareEndpoint>,
): Promise<Comparison> {
  return compareHomes(ctx, await idsIn(ctx, token, ids), asked);
}

export async function printSharedComparison(
  ctx: Ctx,
  { params: { token }, query: { property_ids: ids, ...printed } }: InputOf<typeof printEndpoint>,
): Promise<ServedFile> {
  return comparisonPdf(ctx, await idsIn(ctx, token, ids), printed);
}

/** Only homes of this list; others in the address are left out. */
async function idsIn(ctx: Ctx, token: string, asked: readonly number[] | undefined) {
  const own = await listSharedHomeIds(ctx, token);
  const ids = asked ? asked.filter((id) => own.includes(id)) : own;
  if (ids.length === 0) throw new AppError('share.notFound');
  return ids;
}
