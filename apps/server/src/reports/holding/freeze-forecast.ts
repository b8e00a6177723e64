import { type MarketParameters, MODEL_VERSION, type ProjectInputs, project } from '@alpha/engine';
import { type HoldingForecast, holdingForecast, type Percentiles } from '@alpha/engine/holding';
import type { ScenarioInputs } from '@alpha/report-model/scenario';

/** All amounts in whole cents. */
export type FrozenForecast = HoldingForecast & {
  model: string;
  inputs: ProjectInputs;
  market: Partial<MarketParameters>;
  /** Planned costs of each year that a manager's statement may not have. */
  plan: { mortgage: number; property_tax: number; insurance: number; hoa: number }[];
};

/** Canonical JSON: the same figures are the same bytes. */
export function freezeForecast({ inputs, market }: ScenarioInputs): string {
  const forecast = holdingForecast(inputs, market);
  const { rows } = project(inputs);
  const plan = rows.slice(0, forecast.rent.length).map((row) => ({
    mortgage: inCents(row.mortgagePayment),
    property_tax: inCents(row.taxes),
    insurance: inCents(row.insurance),
    hoa: inCents(row.hoa),
  }));
  return canonical({
    model: MODEL_VERSION,
    inputs,
    market,
    plan,
    cash: forecast.cash.map(eachInCents),
    yearlyCash: forecast.yearlyCash.map(eachInCents),
    equity: forecast.equity.map(eachInCents),
    rest: forecast.rest.map((years) => years.map(eachInCents)),
    rent: forecast.rent.map(inCents),
    fees: forecast.fees.map(inCents),
  } satisfies FrozenForecast);
}

// Not −0, which JSON writes as 0 and reads as another number.
const inCents = (dollars: number): number => Math.round(dollars * 100) + 0;
const eachInCents = (range: Percentiles): Percentiles => range.map(inCents) as Percentiles;

/** Names in order, no spaces. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
