import type { Comparison, InputOf, printComparison as printEndpoint } from '@alpha/contract';
import { readComparedView } from '@alpha/report-model/compare/view';
import { homePicture } from '../../listings/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { clientOf } from '../../platform/http/networks.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { findExchangeRate } from '../../underwriting/index.ts';
import { createPdfCache } from '../pdf/pdf-cache.ts';
import { printComparisonPdf } from '../render-worker/render-client.ts';
import { compareHomes } from './compare.service.ts';

/** Three times the printed size. */
const PICTURE = { width: 240, height: 140 };

const printedOnce = createPdfCache();

type Printed = Pick<InputOf<typeof printEndpoint>['query'], 'view' | 'locale' | 'currency'>;

export function printComparison(
  ctx: Ctx,
  { query: { property_ids: ids, ...printed } }: InputOf<typeof printEndpoint>,
): Promise<ServedFile> {
  return comparisonPdf(ctx, ids, printed);
}

/** As the page is: its order, its assumptions, its language and currency. */
export async function comparisonPdf(
  ctx: Ctx,
  ids: readonly number[],
  { view, locale, currency }: Printed,
): Promise<ServedFile> {
  const comparison = await compareHomes(ctx, ids, { view, bundle: '1' });
  if (comparison.homes.length === 0) throw new AppError('property.notFound');
  const exchange = await findExchangeRate(ctx, currency);
  const shown = readComparedView(new URLSearchParams(view));
  const body = () =>
    printedOnce({ comparison, view: shown, locale, exchange }, () =>
      printComparisonPdf(clientOf(ctx.ip), async () => {
        const pictures = await picturesOf(ctx, comparison);
        return { comparison, view: shown, locale, exchange, pictures, madeAt: new Date() };
      }),
    );
  return { name: `alpha-agent-compare-${locale}.pdf`, body };
}

async function picturesOf(
  ctx: Ctx,
  { homes }: Comparison,
): Promise<ReadonlyMap<number, Uint8Array>> {
  const drawn = await Promise.all(
    homes.map(async ({ id, image }) => {
      const picture = image && (await homePicture(ctx.deps, image.image_url, PICTURE));
      return picture ? ([id, picture] as const) : null;
    }),
  );
  return new Map(drawn.filter((each) => each !== null));
}
