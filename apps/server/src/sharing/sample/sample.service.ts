import type {
  chooseSampleReport as chooseEndpoint,
  getSampleReport as getEndpoint,
  InputOf,
  PropertyReport,
  SampleReport,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { getReport, isShown } from '../../reports/index.ts';
import { findPlace, findSampleId, saveSampleId } from './sample.queries.ts';

export async function findSampleReport(ctx: Ctx): Promise<SampleReport> {
  const id = await getSampleId(ctx);
  return { property: id === null ? null : ((await findPlace(ctx.db, id)) ?? null) };
}

export async function getSampleReport(
  ctx: Ctx,
  { query: { locale = ctx.locale } }: InputOf<typeof getEndpoint>,
): Promise<PropertyReport> {
  const id = await getSampleId(ctx);
  if (id === null) throw new AppError('sample.notFound');
  return getReport({ ...ctx, locale }, id);
}

export async function chooseSampleReport(
  ctx: Ctx,
  { body: { property_id } }: InputOf<typeof chooseEndpoint>,
): Promise<SampleReport> {
  if (property_id !== null) await assertPresentable(ctx, property_id);
  await inTransaction(ctx, async (ctx) => {
    await saveSampleId(ctx.db, property_id);
    await recordAudit(ctx, { action: 'sample.chosen', data: { property_id } });
  });
  return findSampleReport(ctx);
}

/** Null when none is chosen, or when its source no longer allows it to be shown. */
async function getSampleId(ctx: Ctx): Promise<number | null> {
  const id = await findSampleId(ctx.db);
  return id !== null && (await isShown(ctx, id)) ? id : null;
}

/** A report without figures shows visitors nothing. */
async function assertPresentable(ctx: Ctx, id: number): Promise<void> {
  if (!(await isShown(ctx, id))) throw new AppError('property.notFound');
  const { property } = await getReport(ctx, id);
  if (property.net_profit_10_year === null)
    throw new AppError('request.invalid', { fields: { property_id: ['notAllowed'] } });
}
