import { type Analyzer, cashAdded, EngineInputError, MODEL_VERSION, project } from '@alpha/engine';
import type { propertyAnalyses } from '../../platform/db/schema/index.ts';
import { assumptionsKeyFor, type HomeFacts, hashOf, inputsFor } from './analysis-inputs.ts';

export type AnalysisRow = Omit<typeof propertyAnalyses.$inferInsert, 'propertyId' | 'computedAt'>;

/** The stored analysis of a property: card figures and simulated report statistics. */
export function analyzeHome(analyzer: Analyzer, facts: HomeFacts): AnalysisRow | null {
  const given = inputsFor(facts);
  if (!given) return null;
  try {
    return analyze(analyzer, given, assumptionsKeyFor(facts.aprPercent));
  } catch (error) {
    // Outside the model's input range, for example a price of one dollar or a 900% tax: no analysis.
    if (error instanceof EngineInputError) return null;
    throw error;
  }
}

function analyze(
  analyzer: Analyzer,
  given: NonNullable<ReturnType<typeof inputsFor>>,
  assumptionsKey: string,
): AnalysisRow {
  const { inputs, market } = given;
  const closed = project(inputs);
  const { roi, saleValues } = analyzer.analyze(inputs, market);
  return {
    modelVersion: MODEL_VERSION,
    assumptionsKey,
    inputsHash: hashOf(given),
    inputs: given,
    downpayment: closed.downpayment,
    downpaymentPercentage: inputs.downpaymentPercentage,
    appreciationRateAnnual: inputs.appreciationRateAnnual,
    monthlyRentalIncome: inputs.rentMonthly,
    netProfit: closed.netProfit,
    totalRoi: closed.totalRoi,
    annualizedRoi: closed.annualizedRoi,
    averageRoiPerYear: closed.averageRoiPerYear,
    profitYear: closed.profitYear,
    capRate: closed.capRate,
    rentToPrice: closed.rentToPrice,
    dscr: closed.dscr,
    roiMean: roi.mean,
    cashOnCash: closed.cashOnCash,
    cashFlow: closed.rows[0]?.yearlyCashflow ?? 0,
    cashAtRisk: closed.cashInvested + cashAdded(closed.rows.map((row) => row.yearlyCashflow)),
    appreciationRoi: closed.appreciationRoi,
    rentRoi: closed.rentRoi,
    payDown: (100 * closed.reconciliation.principalPaid) / closed.downpayment,
    roi,
    saleValues,
  };
}
