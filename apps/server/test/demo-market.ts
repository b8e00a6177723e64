import { generateMarket, metroHistoryOf } from '@alpha/demo-market';
import { insertMarket } from '../src/demo/insert-market.ts';

import type { Db } from '../src/platform/db/db.ts';
import { settings } from '../src/platform/db/schema/index.ts';
import { analyzeStale } from '../src/underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../src/underwriting/analysis/analysis-pool.ts';

export type DemoMarketOptions = { scale: number; asOf: string };

/** The same options give the same market: it is generated once and copied. */
export const marketName = ({ scale, asOf }: DemoMarketOptions) =>
  `saved_market_${String(scale).replace('.', '_')}_${asOf.replaceAll('-', '')}`;

/** The demo without people, analyzed. */
export async function loadDemoMarket(db: Db, { scale, asOf }: DemoMarketOptions): Promise<void> {
  await insertMarket(db, generateMarket({ asOf, scale }), { asOf, metroHistoryOf });
  await db.insert(settings).values({ key: 'demo', value: { asOf, scale } });
  await analyzeStale(db, inlineAnalysisPool());
}
