import type { Purchase, StaffPurchaseStep } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { addStep, changeStep, removeStep } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { useStepWords } from '~/purchases/use-step-words';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { TextButton } from '~/ui/text-link';
import { toast } from '~/ui/toast';
import { StepFields } from './step-fields';
import { StepFiles } from './step-files';
import { changeOf, daysOf, dueOf, newStepOf, type StepValues, valuesOf } from './step-values';

type EditProps = { plan: Purchase; step: StaffPurchaseStep; onClose: () => void };

export function EditStepDialog({ plan, step, onClose }: EditProps) {
  const t = useT('leadPurchase');
  const cache = useQueryClient();
  const { nameOf } = useStepWords();
  const saving = useMutation({
    mutationFn: (values: StepValues) => changeStep(cache, step.id, changeOf(step, values)),
    onSuccess: onClose,
  });
  const removing = useMutation({
    mutationFn: () => removeStep(cache, step.id),
    onSuccess: () => {
      toast.success(t('step.removed'));
      onClose();
    },
  });
  return (
    <StepForm
      {...{ plan, step, onClose }}
      title={nameOf(step)}
      save={{ idle: t('step.save'), busy: t('step.saving') }}
      isBusy={saving.isPending}
      error={saving.error ?? removing.error}
      onSave={saving.mutate}
    >
      <StepFiles plan={plan} step={step} />
      {step.key !== 'closing' && plan.outcome === null && (
        <TextButton className="text-14 text-loss!" onClick={() => removing.mutate()}>
          {t('step.remove')}
        </TextButton>
      )}
    </StepForm>
  );
}

export function AddStepDialog({ plan, onClose }: Omit<EditProps, 'step'>) {
  const t = useT('leadPurchase');
  const cache = useQueryClient();
  const adding = useMutation({
    mutationFn: async (values: StepValues) => {
      const days = daysOf(values);
      if (days) await addStep(cache, plan.id, newStepOf(values, days));
    },
    onSuccess: onClose,
  });
  return (
    <StepForm
      {...{ plan, onClose }}
      step={null}
      title={t('step.newTitle')}
      save={{ idle: t('step.add'), busy: t('step.adding') }}
      isBusy={adding.isPending}
      error={adding.error}
      onSave={adding.mutate}
    />
  );
}

type FormProps = {
  plan: Purchase;
  step: StaffPurchaseStep | null;
  title: string;
  save: { idle: string; busy: string };
  isBusy: boolean;
  error: unknown;
  onSave: (values: StepValues) => void;
  onClose: () => void;
  children?: ReactNode;
};

function StepForm(props: FormProps) {
  const { plan, step, title, save, isBusy, error, onSave, onClose, children } = props;
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const [values, setValues] = useState(() => valuesOf(step));
  const [isTried, setTried] = useState(false);
  const needsTitle = (!step || step.key === 'other') && !values.title.trim();
  const errors = {
    ...(needsTitle && { title: t('step.nameRequired') }),
    ...(!daysOf(values) && { days: t('step.daysOrder') }),
    ...(dueOf(values) === undefined && { due: t('step.dueInvalid') }),
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length === 0 && !isBusy) onSave(values);
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isBusy}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form="purchase-step" isBusy={isBusy}>
            {isBusy ? save.busy : save.idle}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <form id="purchase-step" noValidate onSubmit={submit}>
          <StepFields
            {...{ plan, step, values }}
            errors={isTried ? errors : {}}
            onChange={(change) => setValues((before) => ({ ...before, ...change }))}
          />
        </form>
        {children}
        {Boolean(error) && <Notice tone="loss">{refusalOf(error) ?? ui('error.text')}</Notice>}
      </div>
    </Dialog>
  );
}
