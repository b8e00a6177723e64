import { type MessageTemplate, SEQUENCE_DELAY_MAX_DAYS, TEMPLATE_KINDS } from '@alpha/contract';
import { Trash2 } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';
import { Select } from '~/ui/select';
import { useTemplateName } from '../conversations/use-template-name';

/** The delay as typed: an empty field is not a zero. */
export type StepValues = { key: string; templateId: number | null; delay: string };

type StepFieldsProps = {
  step: StepValues;
  /** From 1. */
  place: number;
  templates: readonly MessageTemplate[];
  isTried: boolean;
  onChange: (next: StepValues) => void;
  onRemove: (() => void) | undefined;
};

export function StepFields({
  step,
  place,
  templates,
  isTried,
  onChange,
  onRemove,
}: StepFieldsProps) {
  const t = useT('sequences');
  const nameOf = useTemplateName();
  const kind = templates.find(({ id }) => id === step.templateId)?.kind;
  return (
    <li>
      <fieldset className="grid gap-x-4 gap-y-3 rounded-3 border border-line bg-surface p-5 grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_13rem_auto] md:items-start">
        <legend className="sr-only">{t('place', { place })}</legend>
        <Select
          className="max-md:col-span-2"
          label={t('what', { place })}
          hint={kind && t(`channelHint.${kind}`)}
          error={isTried && step.templateId === null ? t('required') : undefined}
          value={step.templateId ?? ''}
          onChange={({ target }) =>
            onChange({ ...step, templateId: target.value ? Number(target.value) : null })
          }
        >
          <option value="">{t('choose')}</option>
          {TEMPLATE_KINDS.map((each) => (
            <optgroup key={each} label={t(`channel.${each}`)}>
              {templates
                .filter((template) => template.kind === each)
                .map((template) => (
                  <option key={template.id} value={template.id}>
                    {t(`step.${each}`, { name: nameOf(template) })}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        <TextField
          label={t(place === 1 ? 'daysAfterStart' : 'daysAfterStep')}
          type="number"
          inputMode="numeric"
          min={0}
          max={SEQUENCE_DELAY_MAX_DAYS}
          value={step.delay}
          error={isTried && step.delay === '' ? t('required') : undefined}
          onChange={({ target }) => {
            const days = Math.trunc(Number(target.value));
            const delay = String(Math.min(Math.max(days, 0), SEQUENCE_DELAY_MAX_DAYS));
            onChange({ ...step, delay: target.value === '' ? '' : delay });
          }}
        />
        {onRemove && (
          <IconButton label={t('removeStep', { place })} className="mt-6.5" onClick={onRemove}>
            <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
          </IconButton>
        )}
      </fieldset>
    </li>
  );
}
