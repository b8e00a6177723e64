import type { ScenarioChanges, ScenarioField } from '@alpha/contract';
import { SCENARIO_PULLS } from '@alpha/contract/scenario-terms';
import { INPUT_BOUNDS } from '@alpha/engine';
import { clamped, roundOffFloat } from '../scenario-changes.ts';
import { SCENARIO_KEYS, scenarioSearch } from '../scenario-url.ts';
import { COMPARED_ROWS, type ComparedRowKey } from './rows.ts';

/** How a comparison is shown: all of it is in the address of its page. */
export type ComparedView = {
  /** As the homes were chosen without one. */
  order: ComparedRowKey | null;
  isReversed: boolean;
  isDifferencesOnly: boolean;
  /** The same for all homes; null for our assumptions. */
  changes: ScenarioChanges | null;
};

/** `URLSearchParams`, as far as it is used here. */
type Params = { get: (name: string) => string | null };

/** Of one home: the same amount says nothing about another one. */
const OF_ONE_HOME: readonly ScenarioField[] = ['offeredPrice', 'rentMonthly', 'hoaMonthly'];

const SHARED_FIELDS = (Object.keys(SCENARIO_KEYS) as ScenarioField[]).filter(
  (field) => !OF_ONE_HOME.includes(field),
);

/** From an address that anybody may edit: what is unknown is ignored, numbers are clamped. */
export function readComparedView(params: Params): ComparedView {
  return {
    order: COMPARED_ROWS.find(({ key }) => key === params.get('order'))?.key ?? null,
    isReversed: params.get('reverse') === '1',
    isDifferencesOnly: params.get('diff') === '1',
    changes: readSharedChanges(params),
  };
}

/** The same as the query of an address. */
export function comparedViewQuery(view: ComparedView): string {
  const { order, isReversed, isDifferencesOnly, changes } = view;
  const parts = [
    changes && scenarioSearch(changes).slice(1),
    order && `order=${order}`,
    isReversed && 'reverse=1',
    isDifferencesOnly && 'diff=1',
  ];
  return parts.filter(Boolean).join('&');
}

function readSharedChanges(params: Params): ScenarioChanges | null {
  const inputs = Object.fromEntries(
    SHARED_FIELDS.flatMap((field) => {
      const text = params.get(SCENARIO_KEYS[field])?.trim();
      const value = text ? Number(text) / scaleOf(field) : Number.NaN;
      return Number.isFinite(value) ? [[field, clamped(field, roundOffFloat(value))]] : [];
    }),
  ) as ScenarioChanges['inputs'];
  const pull = SCENARIO_PULLS.find((option) => option === params.get('pull'));
  if (Object.keys(inputs).length === 0 && !pull) return null;
  return { inputs, ...(pull && { pull }) };
}

/** Rates are in the address as percent. */
const scaleOf = (field: ScenarioField) => (INPUT_BOUNDS[field].unit === 'fraction' ? 100 : 1);
