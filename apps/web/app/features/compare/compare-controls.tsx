import { HORIZON_YEARS } from '@alpha/engine';
import { LOAN_PRESETS, type LoanPreset, presetChanges } from '@alpha/report-model/loan-presets';
import { SCENARIO_PARAMS, scenarioSearch } from '@alpha/report-model/scenario-url';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { Select } from '~/ui/select';
import { TextButton } from '~/ui/text-link';
import type { ComparedState } from './use-compared-view';

const HOLD_YEARS = [3, 5, 7, 10];
const LOAN_FIELDS = ['downpaymentPercentage', 'aprPercent', 'loanTermYears'] as const;
type Financing = LoanPreset | 'ours' | 'own';

/** One scenario for all homes, and which rows are shown. */
export function CompareControls({ state }: { state: ComparedState }) {
  const t = useT('compare');
  const { view, set } = state;
  // As chosen, also while the table still shows another one.
  const years = view.changes?.inputs.holdYears ?? HORIZON_YEARS;
  const financing = financingOf(state);
  const choices: Financing[] = [
    'ours',
    ...LOAN_PRESETS,
    ...(financing === 'own' ? ['own' as const] : []),
  ];
  const holds = HOLD_YEARS.includes(years)
    ? HOLD_YEARS
    : [...HOLD_YEARS, years].sort((a, b) => a - b);
  function finance(chosen: Financing) {
    const inputs = chosen === 'ours' || chosen === 'own' ? {} : presetChanges(chosen);
    const next = new URLSearchParams(scenarioSearch({ inputs }));
    set({ down: next.get('down'), apr: next.get('apr'), term: next.get('term') });
  }
  const reset = () => set(Object.fromEntries([...SCENARIO_PARAMS].map((name) => [name, null])));
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
      <Select
        label={t('financing.label')}
        value={financing}
        onChange={({ target }) => finance(target.value as Financing)}
        options={choices.map((value) => ({ value, label: t(`financing.${value}`) }))}
        className="w-full sm:w-60"
      />
      <Select
        label={t('hold.label')}
        value={String(years)}
        onChange={({ target }) =>
          set({ hold: target.value === String(HORIZON_YEARS) ? null : target.value })
        }
        options={holds.map((count) => ({
          value: String(count),
          label: t('hold.years', { count }),
        }))}
        className="w-32"
      />
      <Checkbox
        label={t('differences')}
        checked={view.isDifferencesOnly}
        onChange={({ target }) => set({ diff: target.checked ? 1 : null })}
      />
      {view.changes && (
        <TextButton onClick={reset} className="min-h-11 px-1">
          {t('reset')}
        </TextButton>
      )}
    </div>
  );
}

/** Which of the presets the address has; `own`: other terms of a loan. */
function financingOf({ view: { changes } }: ComparedState): Financing {
  const inputs = changes?.inputs ?? {};
  if (LOAN_FIELDS.every((field) => inputs[field] === undefined)) return 'ours';
  const isSame = (preset: LoanPreset) => {
    const terms = presetChanges(preset);
    return LOAN_FIELDS.every((field) => inputs[field] === terms[field]);
  };
  return LOAN_PRESETS.find(isSame) ?? 'own';
}
