export {
  type CheckedFigures,
  changesMaterially,
  checkPlausibility,
  type PeerFigure,
  PLAUSIBILITY_CODES,
  type PlausibilityCode,
  type PlausibilityPeers,
  type PlausibilityReason,
} from './check-plausibility.ts';
export { PLAUSIBILITY_LIMITS, PLAUSIBILITY_RULES } from './plausibility-limits.ts';
