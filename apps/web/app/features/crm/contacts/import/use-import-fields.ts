import { type CustomColumn, IMPORT_FIELDS, type ImportField } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { leadFieldsQuery } from '~/data/lead-fields';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';

type BuiltIn = Exclude<ImportField, CustomColumn>;
const isCustom = (field: ImportField): field is CustomColumn => field.startsWith('field:');

/** What a column can be mapped to: built-in fields, then the custom ones that the viewer may change. */
export function useImportFields(): ImportField[] {
  const { data: custom = [] } = useQuery(leadFieldsQuery);
  return [
    ...IMPORT_FIELDS,
    ...custom.filter(({ can_edit }) => can_edit).map(({ id }): CustomColumn => `field:${id}`),
  ];
}

export function useImportLabel(): (field: ImportField) => string {
  const t = useT('contactImport');
  const nameOf = useNameOf();
  const { data: custom = [] } = useQuery(leadFieldsQuery);
  return (field) => {
    if (!isCustom(field)) return t(`field.${field satisfies BuiltIn}`);
    const known = custom.find(({ id }) => `field:${id}` === field);
    return known ? nameOf(known) : t('mapping.gone');
  };
}
