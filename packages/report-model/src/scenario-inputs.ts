import type { PropertyReport, ScenarioChanges, ScenarioField } from '@alpha/contract';
import {
  growthUntil,
  type ProjectInputs,
  PULL_CHOICES,
  type PullChoice,
  plannedGrowth,
  pricePaid,
  validateInputs,
  yearsHeld,
} from '@alpha/engine';
import type { ScenarioInputs } from './scenario.ts';

type Market = Record<string, number>;

/** The engine inputs of a report; null without an analysis, or with one of an unknown format. */
export function inputsOf({ property }: PropertyReport): ProjectInputs | null {
  if (!property.model) return null;
  const inputs = property.model.inputs as ProjectInputs;
  return validateInputs(inputs).length === 0 ? inputs : null;
}

/** What a field is without a change: the asking price for the offer, ten for the years held. */
export function assumedValue(inputs: ProjectInputs, field: ScenarioField): number {
  if (field === 'offeredPrice') return pricePaid(inputs);
  if (field === 'holdYears') return yearsHeld(inputs);
  return inputs[field];
}

export const withPull = (market: Market, pull: PullChoice): Market =>
  pull === 'on' ? market : { ...market, pull: PULL_CHOICES[pull] };

type Replanning = { pull: PullChoice; holdYears: number | undefined };

/** Our plan with another pull of prices, and until an earlier sale: what changes start from. */
export function replanned(
  inputs: ProjectInputs,
  market: Market,
  { pull, holdYears }: Replanning,
): ProjectInputs {
  if (pull === 'on' && holdYears === undefined) return inputs;
  const pulled = withPull(market, pull);
  const growth = pull === 'on' ? inputs.appreciationRateAnnual : plannedGrowth(pulled);
  return {
    ...inputs,
    appreciationRateAnnual:
      holdYears === undefined ? growth : growthUntil(holdYears, growth, pulled),
  };
}

/** Florida's rules for condominium buildings are what makes a special assessment likely. */
export const mayBeAssessed = ({ property }: PropertyReport): boolean =>
  property.state === 'FL' && property.type === 'condo';

export const withAssessment = (
  market: Market,
  tried: ScenarioChanges['assessment'] | null,
): Market =>
  tried
    ? {
        ...market,
        assessmentChance: Number(tried.chance) / 100,
        assessmentShare: Number(tried.amount) / 100,
      }
    : market;

/** The inputs and market of a scenario; null where the report has no analysis. */
export function scenarioInputs(
  report: PropertyReport,
  changes: ScenarioChanges,
): ScenarioInputs | null {
  const inputs = inputsOf(report);
  if (!inputs) return null;
  const { model, price_history } = report.property;
  const market = model?.market ?? {};
  const facts = { hasHistory: price_history !== null, mayBeAssessed: mayBeAssessed(report) };
  return inputsUnder({ inputs, market }, facts, changes);
}

/** What a scenario's choices depend on besides the inputs. */
type ScenarioFacts = { hasHistory: boolean; mayBeAssessed: boolean };

/** Our inputs and market with what a scenario changes. */
export function inputsUnder(
  ours: ScenarioInputs,
  facts: ScenarioFacts,
  { inputs: changed, pull, assessment }: ScenarioChanges,
): ScenarioInputs {
  // Without a price history there is no usual level to be pulled to.
  const known = (facts.hasHistory && pull) || 'on';
  const plan = replanned(ours.inputs, ours.market, { pull: known, holdYears: changed.holdYears });
  const inputs = { ...plan, ...changed } as ProjectInputs;
  const tried = facts.mayBeAssessed ? assessment : null;
  return { inputs, market: withAssessment(withPull(ours.market, known), tried) };
}
