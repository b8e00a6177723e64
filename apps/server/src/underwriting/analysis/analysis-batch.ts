import { type Analyser, MODEL_VERSION } from '@alpha/engine';
import { analyseHome } from './analyse-home.ts';
import type { AnalysisToStore, HomeToAnalyse } from './analysis.queries.ts';
import { hashOf, inputsFor } from './analysis-inputs.ts';

/** What became of a batch of homes. */
export type BatchResult = {
  computed: number[];
  /** What is to be stored of those, one JSON: cheaper to pass between threads and to send than values. */
  analyses: string;
  /** Same inputs, same model: nothing to compute. */
  kept: number[];
  /** Outside what the model speaks about. */
  without: number[];
};

/** Computes what changed and nothing else. */
export function analyseBatch(analyser: Analyser, homes: HomeToAnalyse[]): BatchResult {
  const result: BatchResult = { computed: [], analyses: '', kept: [], without: [] };
  const analyses: AnalysisToStore[] = [];
  for (const home of homes) {
    const isUnchanged =
      home.modelVersion === MODEL_VERSION && home.inputsHash === hashOf(inputsFor(home));
    if (isUnchanged) {
      result.kept.push(home.id);
      continue;
    }
    const row = analyseHome(analyser, home);
    if (!row) {
      result.without.push(home.id);
      continue;
    }
    result.computed.push(home.id);
    analyses.push({ ...row, propertyId: home.id });
  }
  return { ...result, analyses: JSON.stringify(analyses) };
}
