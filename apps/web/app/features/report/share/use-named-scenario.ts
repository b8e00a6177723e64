import type { NamedScenario } from '@alpha/contract';
import { MAX_SCENARIO_NAME_LENGTH } from '@alpha/contract/scenario-terms';
import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useOwnScenario, useScenarioStore } from '../what-if/scenario-store';

/** `suggested`: its changes, as our own reader calls it. `name` is empty unless it was saved under another. */
type ShownScenario = NamedScenario & { suggested: string };

/** The scenario that the page shows. */
export function useNamedScenario(): ShownScenario | null {
  const whatIf = useT('whatIf');
  const locale = useLocale();
  const own = useOwnScenario();
  const store = useScenarioStore();
  if (!own) return null;
  const kept = store?.list.find((each) => isSameChanges(own, each.changes))?.name ?? '';
  const suggested = scenarioText(own, locale, whatIf).slice(0, MAX_SCENARIO_NAME_LENGTH);
  return { name: kept === suggested ? '' : kept, suggested, changes: own };
}

type Chosen = { hasScenario: boolean; scenarioName: string | null };

/** What is sent along. The suggested name is not: readers see the changes in their own language. */
export function sentScenario(
  shown: ShownScenario | null,
  { hasScenario, scenarioName }: Chosen,
): { scenario?: NamedScenario } {
  if (!hasScenario || !shown) return {};
  const { name, suggested, changes } = shown;
  const typed = scenarioName?.trim() ?? name;
  return { scenario: { name: typed === suggested ? '' : typed, changes } };
}
