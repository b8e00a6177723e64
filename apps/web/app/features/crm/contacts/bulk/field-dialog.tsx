import type { FieldValue, LeadField } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadFieldsQuery } from '~/data/lead-fields';
import { valueIn } from '~/features/crm/field-text';
import { useFieldRules } from '~/features/crm/use-field-rules';
import { useFieldWords } from '~/features/crm/use-field-words';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { QueryError } from '~/ui/query-error';
import { RadioGroup } from '~/ui/radio-group';
import { Select } from '~/ui/select';
import { BulkFieldInput } from './bulk-field-input';
import { type BulkDialogProps, useBulk } from './use-bulk';

/** Gives the selected contacts one value in a custom field, or empties it. */
export function FieldDialog(props: BulkDialogProps) {
  const t = useT('contacts');
  const ui = useT('ui');
  const nameOf = useNameOf();
  const { isValid } = useFieldRules();
  const known = useQuery(leadFieldsQuery);
  const fields = (known.data ?? []).filter(({ can_edit }) => can_edit);
  const [fieldId, setFieldId] = useState('');
  const [what, setWhat] = useState<'set' | 'clear'>('set');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = fields.find(({ id }) => String(id) === fieldId);
  const bulk = useBulk('field', props);
  const say = useFieldWords();
  const change = (to: LeadField, value: FieldValue | null) => {
    const words = [nameOf(to), ...(value === null ? [] : [say(to, value)])].join(': ');
    bulk.run({ edit: { kind: 'field', field_id: to.id, value }, words });
  };
  const isClearing = what === 'clear' && !field?.is_required;
  const run = () => {
    if (!field) return setProblem(t('bulk.required'));
    if (isClearing) return change(field, null);
    const value = valueIn(field, text);
    if (value === null) return setProblem(t('bulk.fieldMissing'));
    const checked = isValid(field, text);
    if (value === undefined || checked !== true)
      return setProblem(checked === true ? t('bulk.fieldMissing') : checked);
    change(field, value);
  };
  const type = (next: string) => {
    setProblem(null);
    setText(next);
  };
  return (
    <Dialog
      isOpen
      isBusy={bulk.isBusy}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      width="sm"
      title={t('bulk.fieldTitle', { count: props.count })}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {ui('cancel')}
          </Button>
          <Button isBusy={bulk.isBusy} onClick={run}>
            {t(`bulk.fieldAction.${isClearing ? 'clear' : 'set'}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <QueryError query={known} />
        <Select
          label={t('bulk.fieldWhich')}
          value={fieldId}
          error={!field && problem}
          onChange={({ target }) => {
            setFieldId(target.value);
            type('');
          }}
          options={[
            { value: '', label: t('bulk.choose'), isDisabled: true },
            ...fields.map((one) => ({ value: String(one.id), label: nameOf(one) })),
          ]}
        />
        {field && !field.is_required && (
          <RadioGroup
            legend={t('bulk.fieldWhat')}
            isLegendHidden
            look="chips"
            value={what}
            onChange={(next) => {
              setWhat(next);
              setProblem(null);
            }}
            choices={(['set', 'clear'] as const).map((value) => ({
              value,
              label: t(`bulk.fieldChoice.${value}`),
            }))}
          />
        )}
        {field &&
          (isClearing ? (
            <p className="text-14 text-ink-2">{t('bulk.fieldClearText')}</p>
          ) : (
            <BulkFieldInput key={field.id} {...{ field, text, problem }} onType={type} />
          ))}
        {bulk.failure && <Notice tone="loss">{bulk.failure}</Notice>}
      </div>
    </Dialog>
  );
}
