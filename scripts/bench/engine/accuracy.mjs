// How far the statistics are from the reference: speed must not come from fewer points.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/paths.mjs';

const FILE = join(root, 'scripts/bench/engine/reference.json');
const NAMES = ['mean', 'p5', 'median', 'p95'];
const SCRAMBLES = 16;
const REFERENCE_SCRAMBLES = 64;
const PLAIN_RUNS = 100;
const PLAIN_PATHS = 10_000;
/** Scrambles for measuring start here, so that they are not those of the reference. */
const FIRST_SEED = 5_000;

export const readReference = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** 64 scrambles of 16,384 points pooled: 2^20 paths of example A. Takes a minute. */
export function writeReference(engine) {
  const pooled = [];
  for (let seed = 1; seed <= REFERENCE_SCRAMBLES; seed += 1) {
    const analyzer = engine.createAnalyzer({ seed });
    analyzer.analyze(engine.EXAMPLE_A);
    pooled.push(analyzer.kernel.work);
  }
  const paths = Float64Array.from(pooled.flatMap((rois) => [...rois])).sort();
  const quantile = (probability) => {
    const exact = probability * (paths.length - 1);
    const rank = Math.floor(exact);
    return paths[rank] + (exact - rank) * ((paths[rank + 1] ?? paths[rank]) - paths[rank]);
  };
  const reference = {
    modelVersion: engine.MODEL_VERSION,
    paths: paths.length,
    mean: paths.reduce((sum, roi) => sum + roi, 0) / paths.length,
    p5: quantile(0.05),
    median: quantile(0.5),
    p95: quantile(0.95),
  };
  writeFileSync(FILE, `${JSON.stringify(reference, null, 2)}\n`);
  return reference;
}

/** Root mean square errors in points of ROI on example A. */
export async function measureErrors(engine, numpy, market) {
  const reference = readReference();
  if (reference.modelVersion !== engine.MODEL_VERSION)
    throw new Error('the reference is of another model version: run with --reference');
  const home = engine.EXAMPLE_A;
  const scrambled = Array.from({ length: SCRAMBLES }, (_, i) => {
    const { roi } = engine.createAnalyzer({ seed: FIRST_SEED + i }).analyze(home);
    return NAMES.map((name) => roi[name]);
  });
  const frozen = engine.createAnalyzer().analyze(home).roi;
  const seeds = Array.from({ length: PLAIN_RUNS }, (_, i) => i + 1);
  const plain = numpy
    ? await numpy.call('fresh_many', { home, market, paths: PLAIN_PATHS, seeds })
    : null;
  return NAMES.map((name, k) => {
    const errorOf = (values) => rootMeanSquare(values.map((value) => value - reference[name]));
    return {
      name,
      scrambled: errorOf(scrambled.map((run) => run[k])),
      frozen: Math.abs(frozen[name] - reference[name]),
      // numpy's order: mean, standard deviation, p5, median, p95.
      plain: plain && errorOf(plain.map((roi) => roi[k === 0 ? 0 : k + 1])),
    };
  });
}

function rootMeanSquare(errors) {
  return Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
}
