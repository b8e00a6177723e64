import { MAX_SCENARIO_NAME_LENGTH } from '@alpha/contract/scenario-terms';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { useFormContext } from 'react-hook-form';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { RadioGroup } from '~/ui/radio-group';
import type { SendFormValues } from './send-form.values';
import { useNamedScenario } from './use-named-scenario';

/** With the scenario that the page shows, or with our assumptions. */
export function ScenarioFields({ isSending }: { isSending: boolean }) {
  const t = useT('share');
  const whatIf = useT('whatIf');
  const locale = useLocale();
  const shown = useNamedScenario();
  const { setValue, watch } = useFormContext<SendFormValues>();
  if (!shown) return null;
  const hasScenario = watch('hasScenario');
  return (
    <>
      <RadioGroup
        legend={t('form.scenario.legend')}
        look="chips"
        value={hasScenario ? 'own' : 'ours'}
        choices={(['own', 'ours'] as const).map((value) => ({
          value,
          label: t(`form.scenario.${value}`),
          isDisabled: isSending,
        }))}
        onChange={(choice) => setValue('hasScenario', choice === 'own', { shouldDirty: true })}
      />
      {hasScenario && (
        <TextField
          label={t('form.scenario.name')}
          hint={t('form.scenario.hint', { changes: scenarioText(shown.changes, locale, whatIf) })}
          maxLength={MAX_SCENARIO_NAME_LENGTH}
          readOnly={isSending}
          value={watch('scenarioName') ?? (shown.name || shown.suggested)}
          onChange={({ target }) => setValue('scenarioName', target.value, { shouldDirty: true })}
        />
      )}
    </>
  );
}
