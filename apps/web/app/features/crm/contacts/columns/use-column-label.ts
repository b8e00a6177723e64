import { useQuery } from '@tanstack/react-query';
import { leadFieldsQuery } from '~/data/lead-fields';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import type { BuiltInColumn, ContactColumn } from './chosen-columns';

/** The heading of a column; that of a custom field is its name. */
export function useColumnLabel(): (column: ContactColumn) => string {
  const t = useT('contacts');
  const nameOf = useNameOf();
  const { data: fields = [] } = useQuery(leadFieldsQuery);
  return (column) => {
    const field = fields.find(({ id }) => `field:${id}` === column);
    return field ? nameOf(field) : t(`column.${column as BuiltInColumn}`);
  };
}
