import { type Analyzer, MODEL_VERSION } from '@alpha/engine';
import type { AnalysisToStore, HomeToAnalyze } from './analysis.queries.ts';
import { hashOf, inputsFor } from './analysis-inputs.ts';
import { analyzeHome } from './analyze-home.ts';

/** Result of a batch of properties. */
export type BatchResult = {
  computed: number[];
  /** Their analyses as one JSON string: cheaper to pass between threads and to the database than objects. */
  analyses: string;
  /** Same inputs and model as before: not computed again. */
  kept: number[];
  /** Outside the model's input range. */
  without: number[];
};

/** Computes only properties whose inputs changed. */
export function analyzeBatch(analyzer: Analyzer, homes: HomeToAnalyze[]): BatchResult {
  const result: BatchResult = { computed: [], analyses: '', kept: [], without: [] };
  const analyses: AnalysisToStore[] = [];
  for (const home of homes) {
    const isUnchanged =
      home.modelVersion === MODEL_VERSION && home.inputsHash === hashOf(inputsFor(home));
    if (isUnchanged) {
      result.kept.push(home.id);
      continue;
    }
    const row = analyzeHome(analyzer, home);
    if (!row) {
      result.without.push(home.id);
      continue;
    }
    result.computed.push(home.id);
    analyses.push({ ...row, propertyId: home.id });
  }
  return { ...result, analyses: JSON.stringify(analyses) };
}
