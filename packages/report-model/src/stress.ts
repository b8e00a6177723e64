import type { PropertyReport } from '@alpha/contract';
import {
  type ProjectInputs,
  type StressCase,
  type StressChange,
  type StressRow,
  type StressTest,
  stress,
  validateInputs,
  type WorstLevels,
} from '@alpha/engine';
import { onceFor } from './once-for.ts';
import { printedDifference } from './units.ts';

/** What can go wrong with this property, in USD over ten years. */
export type ReportStress = StressTest & { inputs: ProjectInputs; worst: WorstYears | null };

/** The worst years of the property's metro; its name and index are null when they are not known. */
export type WorstYears = {
  metro: string | null;
  source: 'zillow' | 'fhfa' | 'demo' | null;
  fiveYears: WorstStretch | null;
  tenYears: WorstStretch | null;
};

/** Months as YYYY-MM; price ÷ price at the start for each year, 1 first. */
type WorstStretch = { from: string; to: string; levels: readonly number[] };

/**
 * From the inputs of the report, so a reader's own assumptions count. Null without an analysis, or
 * when the plan does not match the report's own profit: figures shown together must be consistent.
 */
export const stressOf = onceFor(stressUnder);

function stressUnder({ property }: PropertyReport): ReportStress | null {
  const { model, property_estimates: estimates } = property;
  if (!model || !estimates) return null;
  const inputs = model.inputs as ProjectInputs;
  if (validateInputs(inputs).length > 0) return null;
  const worst = worstYearsOf(property);
  const test = stress(inputs, worst && levelsOf(worst));
  if (Math.abs(test.plan.netProfit - estimates.net_profit) > 1) return null;
  return { ...test, inputs, worst };
}

function worstYearsOf({ price_history: history }: PropertyReport['property']): WorstYears | null {
  if (!history?.worst) return null;
  const { five_years: fiveYears, ten_years: tenYears, ...whose } = history.worst;
  return { ...whose, fiveYears, tenYears };
}

function levelsOf({ fiveYears, tenYears }: WorstYears): WorstLevels {
  return { fiveYears: fiveYears?.levels ?? null, tenYears: tenYears?.levels ?? null };
}

export type StressFigure = keyof StressChange;

/** In column order. */
export const STRESS_FIGURES = [
  'worstYearCashflow',
  'cashflow',
  'netProceeds',
  'cashAdded',
  'netProfit',
] as const satisfies readonly StressFigure[];

/**
 * Cash flow and profit are gains or losses. What a sale leaves includes the owner's own money, so it is
 * no gain, but a loss when the owner must pay; cash to add is neither by its sign. Null: no color.
 */
export function stressTone(figure: StressFigure, value: number): 'gain' | 'loss' | null {
  if (figure === 'cashAdded' || Math.abs(value) < 0.5) return null;
  if (value < 0) return 'loss';
  return figure === 'netProceeds' ? null : 'gain';
}

/** One line of the table; the plan has no changes. */
export type StressLine = {
  kind: StressCase | 'plan';
  figures: StressTest['plan'];
  /** Whole USD, as printed; null in the plan's line. */
  change: Changes | null;
};

export function stressLines({ plan, rows }: StressTest): StressLine[] {
  return [{ kind: 'plan', figures: plan, change: null }, ...rows.map(lineOf)];
}

function lineOf({ kind, figures, change }: StressRow): StressLine {
  const printed = STRESS_FIGURES.map((name) => {
    const planned = figures[name] - change[name];
    return [name, printedDifference(figures[name], planned, 0) ?? 0] as const;
  });
  return { kind, figures, change: addingUp(Object.fromEntries(printed) as Changes) };
}

type Changes = Record<StressFigure, number>;

/** Rounded one by one, cash flow and sale could miss the profit beside them by a dollar. */
function addingUp(change: Changes): Changes {
  const { cashflow, netProceeds, netProfit } = change;
  return netProceeds === 0
    ? { ...change, cashflow: netProfit }
    : { ...change, netProceeds: netProfit - cashflow };
}
