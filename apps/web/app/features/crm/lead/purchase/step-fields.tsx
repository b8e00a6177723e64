import {
  MAX_STEP_NOTE_LENGTH,
  MAX_STEP_TITLE_LENGTH,
  PURCHASE_ACTORS,
  PURCHASE_PHASES,
  PURCHASE_STEP_STATUSES,
  type Purchase,
  type StaffPurchaseStep,
} from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { useStepWords } from '~/purchases/use-step-words';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { Fold } from '~/ui/fold';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { dueOf, type StepValues, toActor, toPhase, toStatus } from './step-values';

export type StepErrors = Partial<Record<'title' | 'days' | 'due', string>>;
type StepFieldsProps = {
  plan: Purchase;
  /** Null: a new one. */
  step: StaffPurchaseStep | null;
  values: StepValues;
  errors: StepErrors;
  onChange: (change: Partial<StepValues>) => void;
};

export function StepFields({ plan, step, values, errors, onChange }: StepFieldsProps) {
  const t = useT('leadPurchase');
  const steps = useT('purchaseSteps');
  const { nameOf, momentsOf } = useStepWords();
  const usual = step && step.key !== 'other' ? nameOf({ key: step.key, title: null }) : null;
  const due = dueOf(values);
  const own = due && momentsOf(due.toISOString(), plan.time_zone);
  const others = plan.steps.filter(({ id }) => id !== step?.id);
  return (
    <div className="grid gap-4">
      <TextField
        label={t('step.name')}
        value={values.title}
        maxLength={MAX_STEP_TITLE_LENGTH}
        hint={usual ? t('step.nameHint', { name: usual }) : undefined}
        error={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {step && step.key !== 'closing' && (
          <Select
            label={t('step.status')}
            hint={step.filing_year ? t('step.statusYearly') : undefined}
            value={values.status}
            onChange={({ target }) => onChange({ status: toStatus(target.value) })}
            options={PURCHASE_STEP_STATUSES.map((status) => ({
              value: status,
              label: t(status === 'done' ? 'step.isDone' : `step.${status}`),
            }))}
          />
        )}
        {!step && (
          <Select
            label={t('step.phase')}
            value={values.phase}
            onChange={({ target }) => onChange({ phase: toPhase(target.value) })}
            options={PURCHASE_PHASES.map((phase) => ({
              value: phase,
              label: steps(`phase.${phase}`),
            }))}
          />
        )}
        <Select
          label={t('step.who')}
          value={values.who}
          onChange={({ target }) => onChange({ who: toActor(target.value) })}
          options={PURCHASE_ACTORS.map((who) => ({ value: who, label: steps(`who.${who}`) }))}
        />
      </div>
      {step && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t('step.dueDate')}
            type="date"
            value={values.dueDate}
            error={errors.due}
            hint={
              own && own.length > 1 && own[0]
                ? t('step.dueBoth', { investor: own[0].moment })
                : undefined
            }
            onChange={({ target }) => onChange({ dueDate: target.value })}
          />
          <TextField
            label={t('step.dueTime')}
            type="time"
            value={values.dueTime}
            onChange={({ target }) => onChange({ dueTime: target.value })}
          />
        </div>
      )}
      {step && (
        <>
          <TextArea
            label={t('step.note')}
            hint={t('step.noteHint')}
            rows={2}
            maxLength={MAX_STEP_NOTE_LENGTH}
            value={values.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
          <TextArea
            label={t('step.staffNote')}
            hint={t('step.staffNoteHint')}
            rows={2}
            maxLength={MAX_STEP_NOTE_LENGTH}
            value={values.staffNote}
            onChange={({ target }) => onChange({ staffNote: target.value })}
          />
        </>
      )}
      <div className="grid grid-cols-3 items-end gap-3">
        {(['min', 'typical', 'max'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`step.${name}`)}
            inputMode="numeric"
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      {errors.days && (
        <p role="alert" className="text-13 text-loss">
          {errors.days}
        </p>
      )}
      <Fold on="always" line={t('step.after')}>
        <fieldset aria-label={t('step.after')} className="grid">
          {others.map((other) => (
            <Checkbox
              key={other.id}
              label={nameOf(other)}
              checked={values.after.includes(other.id)}
              onChange={({ target }) =>
                onChange({
                  after: target.checked
                    ? [...values.after, other.id]
                    : values.after.filter((id) => id !== other.id),
                })
              }
            />
          ))}
        </fieldset>
      </Fold>
    </div>
  );
}
