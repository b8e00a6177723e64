import type { FieldCondition } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactFilter } from '~/data/contacts';
import { leadFieldsQuery } from '~/data/lead-fields';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Select } from '~/ui/select';
import { ConditionForm } from './condition-form';
import { MOST_CONDITIONS, readConditions, writeConditions } from './conditions';

/** Choose a custom field, then say what it must be. Each condition becomes a chip. */
export function FieldFilters({ filter }: { filter: ContactFilter }) {
  const t = useT('customFields');
  const nameOf = useNameOf();
  const { set } = useUrlState();
  const { data: fields = [] } = useQuery(leadFieldsQuery);
  const [fieldId, setFieldId] = useState('');
  const conditions = readConditions(filter.fields);
  if (fields.length === 0 || conditions.length >= MOST_CONDITIONS) return null;
  const field = fields.find(({ id }) => String(id) === fieldId);
  const add = (condition: FieldCondition) => {
    setFieldId('');
    set({ fields: writeConditions([...conditions, condition]), page: null });
  };
  return (
    <div className="col-span-full grid grid-cols-2 items-start gap-x-3 gap-y-4 border-t border-line pt-4 md:grid-cols-3 md:gap-x-4 lg:grid-cols-5">
      <Select
        label={t('filter.label')}
        className="max-md:col-span-2"
        value={fieldId}
        onChange={({ target }) => setFieldId(target.value)}
        options={[
          { value: '', label: t('filter.choose') },
          ...fields.map((one) => ({ value: String(one.id), label: nameOf(one) })),
        ]}
      />
      {field && <ConditionForm key={field.id} field={field} onAdd={add} />}
    </div>
  );
}
