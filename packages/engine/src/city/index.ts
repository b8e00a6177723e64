export { autocorrelation } from './autocorrelation.ts';
export { type AxisPercentiles, type BestProfile, bestProfile } from './best-profile.ts';
export { calendarCagr } from './calendar-cagr.ts';
export type { LeftOutReason } from './comparison-set.ts';
export {
  COMPARISON_METRICS,
  type ComparisonStats,
  comparisonCounts,
  comparisonLeftOut,
  comparisonStats,
} from './comparison-stats.ts';
export { countStandings, type Standings } from './count-standings.ts';
export { groupMeasures, type MeasureGroup } from './group-measures.ts';
export { type IndexPoint, monthlyLogReturns } from './index-points.ts';
export { indexVolatility } from './index-volatility.ts';
export { MEASURE_GROUPS } from './measure-groups.ts';
export { METRIC_DIRECTIONS, MIN_PEERS, type PeerMetric, type PeerMetrics } from './metrics.ts';
export { midRankPercentile } from './mid-rank-percentile.ts';
export { type PeerSamples, type Peers, peerSamples } from './peer-samples.ts';
export {
  AREA_MEASURES,
  AREA_SCOPES,
  type AreaScope,
  PEER_SCOPES,
  type PeerScope,
  type PeersByScope,
  type Scope,
} from './peer-scopes.ts';
export { type PerformanceRow, performanceVsMedian, sameForAll } from './performance-vs-median.ts';
export { type PricePlan, type PricePlanOptions, pricePlan } from './price-plan.ts';
export { PROFILE_WEIGHTS, PROFILES, type Profile } from './profile-weights.ts';
export { prudentGrowth } from './prudent-growth.ts';
export { prudentSwing } from './prudent-swing.ts';
export { median, quantile } from './quantile.ts';
export { RADAR_AXES, type RadarAxis, type RadarData, radarData } from './radar-data.ts';
export {
  DOUBTFUL_DISCOUNT,
  RELEVANCE_WEIGHTS,
  type RelevanceInputs,
  relevanceScore,
} from './relevance-score.ts';
export { shareBeaten } from './share-beaten.ts';
export { type WorstPath, worstPath } from './worst-path.ts';
