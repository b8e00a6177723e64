import type { ScenarioChanges, ScenarioField } from '@alpha/contract';
import type { ProjectInputs } from '@alpha/engine';
import type { Locale, MoneyUnit } from '@alpha/i18n';
import type { Translate } from '@alpha/i18n/translator';
import { assumptionInBoth } from './assumption-text.ts';
import { assumedValue } from './scenario-inputs.ts';
import { SCENARIO_KEYS } from './scenario-url.ts';

type ScenarioWords = {
  locale: Locale;
  t: Translate<'whatIf'>;
  /** The reader's currency, with dollars beside it; only dollars without one. */
  unit: MoneyUnit | undefined;
};

/** What a scenario changes, one short text each: "40% down", "8 years", "rent growth 2.0%". */
function changeTexts(
  { inputs, pull, assessment }: ScenarioChanges,
  words: ScenarioWords,
): string[] {
  const { t } = words;
  const texts = inOrder(inputs).map(([field, value]) => changeText(field, value, words));
  if (pull) texts.push(t('short.pull', { choice: pull }));
  if (assessment) texts.push(t('short.assessment', assessment));
  return texts;
}

/** All of them in one line. */
export const scenarioText = (
  changes: ScenarioChanges,
  locale: Locale,
  t: Translate<'whatIf'>,
  unit?: MoneyUnit,
) => changeTexts(changes, { locale, t, unit }).join(', ');

export type ChangedAssumption = { name: string; value: string; ours: string };

/** Each change with the value that we assume, for lists; `inputs` are ours. */
export function changedAssumptions(
  { inputs: changed, pull, assessment }: ScenarioChanges,
  inputs: ProjectInputs,
  locale: Locale,
  t: Translate<'whatIf'>,
  unit?: MoneyUnit,
): ChangedAssumption[] {
  const rows = inOrder(changed).map(([field, value]) => ({
    name: t(`field.${field}`),
    value: assumptionInBoth(field, value, locale, unit),
    ours: assumptionInBoth(field, assumedValue(inputs, field), locale, unit),
  }));
  if (pull) rows.push({ name: t('pull.label'), value: t(`pull.${pull}`), ours: t('pull.on') });
  if (assessment)
    rows.push({
      name: t('assessment.label'),
      value: t('assessment.short', assessment),
      ours: t('assessment.none'),
    });
  return rows;
}

/** As on the page, whatever order they were stored in. */
function inOrder(inputs: ScenarioChanges['inputs']): [ScenarioField, number][] {
  return (Object.keys(SCENARIO_KEYS) as ScenarioField[]).flatMap((field) => {
    const value = inputs[field];
    return value === undefined ? [] : [[field, value]];
  });
}

function changeText(
  field: ScenarioField,
  value: number,
  { locale, t, unit }: ScenarioWords,
): string {
  if (field === 'downpaymentPercentage' && value === 1) return t('short.cash');
  const text = assumptionInBoth(field, value, locale, unit);
  if (field === 'downpaymentPercentage') return t('short.down', { value: text });
  if (field === 'holdYears') return t('short.hold', { count: value });
  if (field === 'offeredPrice') return t('short.price', { value: text });
  return t('short.other', { name: t(`fieldInText.${field}`), value: text });
}
