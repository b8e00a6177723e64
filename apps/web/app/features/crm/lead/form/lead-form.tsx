import type { Lead, LeadField } from '@alpha/contract';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { To } from 'react-router';
import { useFormDraft } from '~/lib/form-draft';
import { useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { DraftNotice } from '~/ui/draft-notice';
import { FormActions } from '~/ui/form-actions';
import { FormSection } from '~/ui/form-section';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { type Conflict, ConflictNotice } from './conflict-notice';
import { CustomFields } from './custom-fields';
import { InvestorFields } from './investor-fields';
import { isChangedByOther, leadFailure } from './lead-errors';
import { type LeadFormName, type LeadFormValues, valuesOf } from './lead-form.values';
import { changedBetween, mergeValues } from './merge-values';
import { PersonFields } from './person-fields';
import { useFormWords } from './use-form-words';
import type { Saved, Saving } from './use-save-lead';
import { WorkFields, type WorkFieldsProps } from './work-fields';

type LeadFormProps = {
  id: number | null;
  initial: LeadFormValues;
  /** Changed by an edit that waits or was given back. */
  typed: Record<string, string | undefined> | null;
  version: number | undefined;
  choices: Pick<WorkFieldsProps, 'statuses' | 'owners'>;
  /** Custom ones that the viewer may change. */
  fields: readonly LeadField[];
  backTo: To;
  onSave: (saving: Saving) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The lead as the other user saved it. */
  readTheirs: () => Promise<Lead>;
};

export function LeadForm({
  id,
  initial,
  typed,
  choices,
  fields,
  backTo,
  ...saving
}: LeadFormProps) {
  const t = useT('leadForm');
  const [base, setBase] = useState({ values: initial, version: saving.version });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<LeadFormValues>({ defaultValues: initial });
  const { isDirty, isSubmitting } = form.formState;
  const isSaved = useRef(false);
  const [failure, setFailure] = useFormFailure(form);
  const { labelOf, say } = useFormWords({ ...choices, fields });
  useEffect(() => {
    for (const [name, value] of Object.entries(typed ?? {}))
      form.setValue(name as LeadFormName, value ?? '', { shouldDirty: true });
  }, [form, typed]);
  const isRestored = useFormDraft(form);

  async function save(values: LeadFormValues, from = base) {
    setFailure(null);
    try {
      const saved = await saving.onSave({
        ...{ values, version: from.version },
        before: id === null ? null : from.values,
        words: changedBetween(from.values, values)
          .map((name) => t('changed', { field: labelOf(name), value: say(name, values[name]) }))
          .join('\n'),
      });
      isSaved.current = true;
      saving.onSaved(saved);
    } catch (error) {
      const theirs = isChangedByOther(error) && (await saving.readTheirs().catch(() => null));
      if (theirs) setConflict({ theirs, mine: values, before: from.values });
      else setFailure(leadFailure(error, form.setError, t('failed')));
    }
  }
  /** Both continue from the stored version. */
  function settle(values: LeadFormValues, { theirs }: Conflict) {
    const next = { values: valuesOf(theirs, fields), version: theirs.version };
    setBase(next);
    setConflict(null);
    form.reset(next.values);
    for (const [field, value] of Object.entries(values) as [LeadFormName, string][])
      if (value !== next.values[field]) form.setValue(field, value, { shouldDirty: true });
    return next;
  }
  const keepMine = async ({ theirs, mine, before }: Conflict) => {
    const merged = mergeValues(before, mine, valuesOf(theirs, fields));
    await save(merged, settle(merged, { theirs, mine, before }));
  };
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={form.handleSubmit((values) => save(values))}>
        {isRestored && <DraftNotice />}
        <FormSection title={t('person')} lead={t('personLead')}>
          <PersonFields id={id} savedEmail={initial.email} />
        </FormSection>
        <FormSection title={t('investor')} lead={t('investorLead')}>
          <InvestorFields />
        </FormSection>
        {fields.length > 0 && (
          <FormSection title={t('custom')} lead={t('customLead')}>
            <CustomFields fields={fields} />
          </FormSection>
        )}
        <FormSection title={t('work')} lead={t('workLead')}>
          <WorkFields {...choices} saved={base.values} />
          {failure && (
            <Notice tone="loss" className="lg:col-span-2">
              {failure}
            </Notice>
          )}
        </FormSection>
        {conflict ? (
          <ConflictNotice
            {...choices}
            {...{ conflict, fields }}
            isBusy={isSubmitting}
            onKeepMine={form.handleSubmit(() => keepMine(conflict))}
            onTakeTheirs={() => settle(valuesOf(conflict.theirs, fields), conflict)}
          />
        ) : (
          <FormActions
            submitLabel={t(id === null ? 'create' : 'save')}
            cancelLabel={t('cancel')}
            cancelTo={backTo}
            isBusy={isSubmitting}
          />
        )}
      </form>
      <LeaveGuard {...{ isDirty, isSaved }} />
    </FormProvider>
  );
}
