// Apart from the main entry: reports in the browser do not need it.
export {
  type BundleDistance,
  type BundlePlace,
  bundleDistance,
  correlationAt,
  statesOfMetro,
} from './area-correlation.ts';
export {
  type BundleProperty,
  type BundleResult,
  type BundleStatistics,
  bundle,
} from './bundle.ts';
export { BUNDLE_BOUNDS, type BundleTerms, DEFAULT_BUNDLE_TERMS } from './bundle-terms.ts';
