import type { FieldSetting } from '@alpha/contract';
import type { FieldForm, NewField } from '~/data/lead-fields';

/** What can be changed. */
export function formOf(field: FieldSetting): FieldForm {
  const { name, name_es, is_required, leader_access, salesman_access, options } = field;
  return { name, name_es, is_required, leader_access, salesman_access, options };
}

export const NEW_FIELD: NewField = {
  ...{ name: '', name_es: '', type: 'text', is_required: false, options: [] },
  ...{ leader_access: 'edit', salesman_access: 'edit' },
};
