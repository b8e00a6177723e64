import type { ImportRow } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { useImportLabel } from './use-import-fields';

/** Translates the reasons of an import row. */
export function useReasons(): (row: ImportRow) => string {
  const t = useT('contactImport');
  const labelOf = useImportLabel();
  return ({ verdict, reasons }) =>
    reasons
      .map(({ reason, field }) => {
        const isNew = verdict === 'create';
        if (reason === 'ownerUnknown')
          return t(isNew ? 'reason.ownerUnknownNew' : 'reason.ownerUnknown');
        if (reason === 'statusUnknown')
          return t(isNew ? 'reason.statusUnknownNew' : 'reason.statusUnknown');
        if (
          reason === 'required' ||
          reason === 'tooLong' ||
          reason === 'invalid' ||
          reason === 'valueUnknown' ||
          reason === 'number' ||
          reason === 'date' ||
          reason === 'yesNo' ||
          reason === 'option'
        )
          return t(`reason.${reason}`, { field: field ? labelOf(field) : '' });
        return t(`reason.${reason}`);
      })
      .join(' ');
}
