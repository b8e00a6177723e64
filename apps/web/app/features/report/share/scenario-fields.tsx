import { MAX_SCENARIO_NAME_LENGTH } from '@alpha/contract/scenario-terms';
import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { useFormContext } from 'react-hook-form';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { RadioGroup } from '~/ui/radio-group';
import { useOwnScenario, useScenarioStore } from '../what-if/scenario-store';
import type { SendFormValues } from './send-form.values';

/** With our assumptions, or with the scenario that the page shows. */
export function ScenarioFields({ isSending }: { isSending: boolean }) {
  const t = useT('share');
  const whatIf = useT('whatIf');
  const locale = useLocale();
  const own = useOwnScenario();
  const store = useScenarioStore();
  const { register, setValue, watch } = useFormContext<SendFormValues>();
  if (!own) return null;
  const changes = scenarioText(own, locale, whatIf);
  const kept = store?.list.find((each) => isSameChanges(own, each.changes))?.name;
  const choose = (choice: 'ours' | 'own') => {
    setValue('hasScenario', choice === 'own', { shouldDirty: true });
    const isNamed = watch('scenarioName') !== '';
    if (choice === 'own' && !isNamed)
      setValue('scenarioName', (kept ?? changes).slice(0, MAX_SCENARIO_NAME_LENGTH));
  };
  return (
    <>
      <RadioGroup
        legend={t('form.scenario.legend')}
        look="chips"
        value={watch('hasScenario') ? 'own' : 'ours'}
        choices={(['ours', 'own'] as const).map((value) => ({
          value,
          label: t(`form.scenario.${value}`),
          isDisabled: isSending,
        }))}
        onChange={choose}
      />
      {watch('hasScenario') && (
        <TextField
          label={t('form.scenario.name')}
          hint={t('form.scenario.hint', { changes })}
          maxLength={MAX_SCENARIO_NAME_LENGTH}
          readOnly={isSending}
          {...register('scenarioName')}
        />
      )}
    </>
  );
}
