import type { ScenarioChanges, ScenarioField } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { Translate } from '@alpha/i18n/translator';
import { assumptionText } from './assumption-text.ts';

/** What a scenario changes, one short text each: "40% down", "8 years", "APR 6.75%". */
export function changeTexts(
  { inputs, pull, assessment }: ScenarioChanges,
  locale: Locale,
  t: Translate<'whatIf'>,
): string[] {
  const fields = Object.entries(inputs) as [ScenarioField, number | undefined][];
  const texts = fields.map(([field, value]) =>
    value === undefined ? '' : changeText(field, value, locale, t),
  );
  if (pull) texts.push(t('short.pull', { choice: pull }));
  if (assessment) texts.push(t('short.assessment', assessment));
  return texts.filter(Boolean);
}

/** All of them in one line. */
export const scenarioText = (changes: ScenarioChanges, locale: Locale, t: Translate<'whatIf'>) =>
  changeTexts(changes, locale, t).join(', ');

function changeText(
  field: ScenarioField,
  value: number,
  locale: Locale,
  t: Translate<'whatIf'>,
): string {
  if (field === 'downpaymentPercentage' && value === 1) return t('short.cash');
  const text = assumptionText(field, value, locale);
  if (field === 'downpaymentPercentage') return t('short.down', { value: text });
  if (field === 'holdYears') return t('short.hold', { count: value });
  if (field === 'offeredPrice') return t('short.price', { value: text });
  return t('short.other', { name: t(`field.${field}`), value: text });
}
