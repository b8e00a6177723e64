import { BUNDLE_DISTANCES, type BundleSpread, type ComparedBundle } from '@alpha/contract';
import {
  type BundlePlace,
  type BundleProperty,
  type BundleResult,
  type BundleStatistics,
  bundleDistance,
  correlationAt,
  DEFAULT_BUNDLE_TERMS,
} from '@alpha/engine/bundle';
import { keepResults } from '../kept-results.ts';
import { bundleInWorker } from '../render-worker/render-client.ts';
import type { ComparedRow } from './compare.queries.ts';
import type { Simulated } from './compared-home.ts';

/** Hundreds of milliseconds for eight homes, so a page asks once. About 1 kB each. */
const bundled = keepResults(200, bundleInWorker);

/** The homes bought together; null where fewer than two have figures. */
export async function bundleOf(
  rows: readonly { row: ComparedRow; simulated: Simulated }[],
  turn: string,
): Promise<ComparedBundle | null> {
  const homes = rows.map(
    ({ row, simulated: { inputs, market } }): BundleProperty => ({
      ...placeOf(row),
      inputs,
      market,
    }),
  );
  if (homes.length < 2) return null;
  return shapeBundle(homes, await bundled(homes, turn));
}

/** Its area is what prices its risk; the metro is known where the area is planned with a metro's history. */
function placeOf({ areaId, city, state, priceHistory }: ComparedRow): BundlePlace {
  const metro = priceHistory?.level === 'metro' ? priceHistory.place : undefined;
  return { area: String(areaId ?? `${city}, ${state}`), state, ...(metro && { metro }) };
}

function shapeBundle(homes: readonly BundleProperty[], result: BundleResult): ComparedBundle {
  const { downpayment } = result;
  const spread = (statistics: BundleStatistics): BundleSpread => {
    const usd = (percent: number) => (percent * downpayment) / 100;
    return {
      result_median: usd(statistics.median),
      result_percentile_5: usd(statistics.p5),
      result_percentile_95: usd(statistics.p95),
      chance_of_loss: statistics.probLoss,
    };
  };
  const terms = DEFAULT_BUNDLE_TERMS;
  return {
    home_count: homes.length,
    downpayment,
    single: spread(result.single),
    separate: spread(result.separate),
    package: spread(result.package),
    pairs: pairsOf(homes),
    terms: {
      premium_rate: terms.premiumRate,
      selling_rate: terms.sellingRate,
      packaging_rate: terms.packagingRate,
      packaging_cost: terms.packagingCost,
      fee_rate: terms.feeRate,
    },
  };
}

function pairsOf(homes: readonly BundlePlace[]): ComparedBundle['pairs'] {
  const distances = homes.flatMap((home, i) =>
    homes.slice(i + 1).map((other) => bundleDistance(home, other)),
  );
  return BUNDLE_DISTANCES.flatMap((distance) => {
    const count = distances.filter((each) => each === distance).length;
    return count > 0
      ? [{ distance, count, correlation: correlationAt(distance, DEFAULT_BUNDLE_TERMS) }]
      : [];
  });
}
