import type {
  getSharedPropertyPdf as getSharedPropertyPdfEndpoint,
  getSharedPropertyPicture as getSharedPropertyPictureEndpoint,
  InputOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { reportPdf, reportPicture } from '../../reports/index.ts';
import { getSharedProperty } from './shares.service.ts';

/** Checks the token on every request, even when the file is cached. */
export async function getSharedPropertyPdf(
  ctx: Ctx,
  { params, query }: InputOf<typeof getSharedPropertyPdfEndpoint>,
): Promise<ServedFile> {
  const { locale, ...report } = await getSharedProperty(ctx, { params });
  return reportPdf(ctx, report, query.locale ?? locale);
}

export async function getSharedPropertyPicture(
  ctx: Ctx,
  { params }: InputOf<typeof getSharedPropertyPictureEndpoint>,
): Promise<ServedFile> {
  const { locale, ...report } = await getSharedProperty(ctx, { params });
  return reportPicture(ctx, report, locale);
}
