import type { NamedScenario } from '@alpha/contract';
import { MAX_SCENARIO_NAME_LENGTH } from '@alpha/contract/scenario-terms';
import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useOwnScenario, useScenarioStore } from '../what-if/scenario-store';

/** The scenario that the page shows, under the name it was saved with, else called by its changes. */
export function useNamedScenario(): NamedScenario | null {
  const whatIf = useT('whatIf');
  const locale = useLocale();
  const own = useOwnScenario();
  const store = useScenarioStore();
  if (!own) return null;
  const kept = store?.list.find((each) => isSameChanges(own, each.changes))?.name;
  const name = kept ?? scenarioText(own, locale, whatIf);
  return { name: name.slice(0, MAX_SCENARIO_NAME_LENGTH), changes: own };
}

type Chosen = { hasScenario: boolean; scenarioName: string | null };

/** What is sent along; an empty name is the suggested one. */
export function sentScenario(
  shown: NamedScenario | null,
  { hasScenario, scenarioName }: Chosen,
): { scenario?: NamedScenario } {
  if (!hasScenario || !shown) return {};
  return { scenario: { ...shown, name: scenarioName?.trim() || shown.name } };
}
