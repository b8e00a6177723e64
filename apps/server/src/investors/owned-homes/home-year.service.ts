import type { getHomeYear as getEndpoint, InputOf } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { clientOf } from '../../platform/http/networks.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { pdfName, printHomeYear } from '../../reports/index.ts';
import { getHomeRow } from './home-access.ts';
import { listEntryRows, listStatementRows } from './home-entries.queries.ts';
import { homeYear } from './home-year.ts';
import { loanInterest } from './loan-interest.ts';
import { latestDay, monthOf } from './months.ts';

/** In the reader’s language; no copy stays in a proxy. */
export async function getHomeYear(
  ctx: Ctx,
  { params: { id }, query: { year, locale } }: InputOf<typeof getEndpoint>,
): Promise<ServedFile> {
  const row = await getHomeRow(ctx, id);
  const entries = await listEntryRows(ctx.db, id);
  if (!entries.some(({ date }) => date.startsWith(`${year}-`)))
    throw new AppError('ownedHome.notFound');
  const sums = homeYear(year, entries, await listStatementRows(ctx.db, id));
  const isStated = sums.totals.mortgage_interest !== undefined;
  const interestCents = isStated ? null : loanInterest(row, year, monthOf(latestDay()));
  const { address, city, state, zip, is_demo: isDemo } = row.facts;
  const { boughtOn, priceCents, closingCostsCents, landCents } = row;
  const home = { address, city, state, zip, isDemo };
  const body = () =>
    printHomeYear(clientOf(ctx.ip), async () => ({
      ...{ locale, year, madeAt: new Date(), ...sums, interestCents },
      home: { ...home, boughtOn, priceCents, closingCostsCents, landCents },
    }));
  return {
    name: pdfName(`${year} ${address}`, locale),
    body,
    headers: { 'cache-control': 'private, no-store' },
  };
}
