import { type MessageTemplate, SEQUENCE_STEPS_MAX, type Sequence } from '@alpha/contract';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { LeaveGuard } from '~/ui/leave-guard';
import { PageHeader } from '~/ui/page-header';
import { useTemplateName } from '../conversations/use-template-name';
import { DeleteSequence } from './delete-sequence';
import { StepFields, type StepValues } from './step-fields';
import { useSaveSequence } from './use-save-sequence';

export type SequenceValues = {
  name: string;
  nameEs: string;
  isActive: boolean;
  steps: StepValues[];
};

const stepOf = (templateId: number | null, delay: string): StepValues => ({
  ...{ key: crypto.randomUUID(), templateId, delay },
});

const valuesOf = (sequence: Sequence | null): SequenceValues => ({
  name: sequence?.name ?? '',
  nameEs: sequence?.name_es ?? '',
  isActive: sequence?.is_active ?? true,
  steps: sequence?.steps.map((step) => stepOf(step.template_id, String(step.delay_days))) ?? [
    stepOf(null, '0'),
  ],
});

type FormProps = { sequence: Sequence | null; templates: readonly MessageTemplate[] };

export function SequenceForm({ sequence: opened, templates }: FormProps) {
  const t = useT('sequences');
  const nameOf = useTemplateName();
  // What the list brings later must not replace what is being typed: only an own save does.
  const [sequence, setSequence] = useState(opened);
  const [before, setBefore] = useState(() => valuesOf(sequence));
  const [values, setValues] = useState(before);
  const [isTried, setTried] = useState(false);
  const isSaved = useRef(false);
  const startOver = (saved: Sequence) => {
    const next = valuesOf(saved);
    setSequence(saved);
    setBefore(next);
    setValues(next);
  };
  const save = useSaveSequence({ sequence, isSaved, onSaved: startOver, onChanged: setSequence });
  const { name, nameEs, isActive, steps } = values;
  const set = (next: Partial<SequenceValues>) => setValues((all) => ({ ...all, ...next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const isComplete = steps.every(({ templateId, delay }) => templateId !== null && delay !== '');
    if (name.trim() && isComplete) save.mutate(values);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <LeaveGuard isDirty={JSON.stringify(before) !== JSON.stringify(values)} isSaved={isSaved} />
      <PageHeader
        title={sequence ? nameOf(sequence) : t('add')}
        lead={t('stops')}
        actions={
          <>
            {sequence && <DeleteSequence sequence={sequence} isSaved={isSaved} />}
            <Button type="submit" isBusy={save.isPending}>
              {t('save')}
            </Button>
          </>
        }
      />
      <Card as="section" className="grid gap-5">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t('name')}
            required
            maxLength={80}
            value={name}
            error={isTried && name.trim() === '' ? t('required') : undefined}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label={t('nameEs')}
            isOptional
            lang="es"
            maxLength={80}
            value={nameEs}
            onChange={({ target }) => set({ nameEs: target.value })}
          />
        </div>
        <Checkbox
          label={t('active')}
          checked={isActive}
          onChange={({ target }) => set({ isActive: target.checked })}
        />
      </Card>
      <ol className="grid gap-4">
        {steps.map((step, i) => (
          <StepFields
            key={step.key}
            step={step}
            place={i + 1}
            templates={templates}
            isTried={isTried}
            onChange={(next) =>
              set({ steps: steps.map((each) => (each.key === step.key ? next : each)) })
            }
            onRemove={
              steps.length > 1
                ? () => set({ steps: steps.filter(({ key }) => key !== step.key) })
                : undefined
            }
          />
        ))}
      </ol>
      {steps.length < SEQUENCE_STEPS_MAX && (
        <div>
          <Button variant="secondary" onClick={() => set({ steps: [...steps, stepOf(null, '2')] })}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
            {t('addStep')}
          </Button>
        </div>
      )}
    </form>
  );
}
