import type { PropertyDetail } from '@alpha/contract';
import { project } from '@alpha/engine';
import { bestProfile, type PeersByScope, radarData } from '@alpha/engine/city';
import {
  toAmortizationRow,
  toMonteCarloResults,
  toPropertyEstimates,
  toRoiDistribution,
  toRoiStats,
  toValueDistribution,
  toValueFan,
} from '@alpha/report-model/api-figures';
import { peerMetricsOf } from './peer-metrics.ts';
import { type Places, placeOf } from './peers/areas.service.ts';
import type { Home } from './report.queries.ts';
import type { Spreads } from './spreads.ts';

type Analyzed = Pick<
  PropertyDetail,
  | 'net_profit_10_year'
  | 'profit_year'
  | 'average_roi_per_year'
  | 'total_roi'
  | 'apr'
  | 'property_annual_amortizations'
  | 'monte_carlo_results'
  | 'value_distribution'
  | 'value_fan'
  | 'cashflow_fan'
  | 'property_roi_stats'
  | 'roi_distribution'
  | 'property_estimates'
  | 'model'
>;

const WITHOUT: Analyzed = {
  net_profit_10_year: null,
  profit_year: null,
  average_roi_per_year: null,
  total_roi: null,
  apr: null,
  property_annual_amortizations: [],
  monte_carlo_results: null,
  value_distribution: null,
  value_fan: [],
  cashflow_fan: [],
  property_roi_stats: null,
  roi_distribution: null,
  property_estimates: null,
  model: null,
};

/** The stored results; yearly rows and `spreads` are computed from its inputs. */
export function shapeAnalysis(
  row: Home,
  spreads: Spreads | null,
  peers: PeersByScope,
  places: Places,
): Analyzed {
  const { analysis, home } = row;
  if (!analysis || !spreads) return WITHOUT;
  const { inputs, market } = analysis.inputs;
  const closed = project(inputs);
  const radar = radarData(peerMetricsOf(row), peers);
  const percentiles = Object.fromEntries(
    radar.display_names.map((axis, i) => [axis, radar.property_percentiles[i] ?? null]),
  );
  return {
    net_profit_10_year: analysis.netProfit,
    profit_year: analysis.profitYear,
    average_roi_per_year: analysis.averageRoiPerYear,
    total_roi: analysis.totalRoi,
    apr: inputs.aprPercent,
    property_annual_amortizations: closed.rows.map(toAmortizationRow),
    monte_carlo_results: toMonteCarloResults(analysis),
    value_distribution: toValueDistribution(spreads),
    value_fan: toValueFan(spreads),
    cashflow_fan: spreads.cashflowYears,
    property_roi_stats: {
      ...toRoiStats(analysis, closed),
      property_id: home.id,
      best_profile: bestProfile(percentiles).profile,
      radar_chart_data: JSON.stringify({
        ...radar,
        places: radar.scopes.map((scope) => placeOf(scope, places)),
      }),
    },
    roi_distribution: toRoiDistribution(spreads),
    property_estimates: toPropertyEstimates(inputs, closed),
    model: {
      version: analysis.modelVersion,
      computed_at: new Date(analysis.computedAt).toISOString(),
      inputs,
      market: market as Record<string, number>,
    },
  };
}
