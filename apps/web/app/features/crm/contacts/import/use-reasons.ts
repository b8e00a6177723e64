import type { ImportRow } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';

/** Translates the reasons of an import row. */
export function useReasons(): (row: ImportRow) => string {
  const t = useT('contactImport');
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
          reason === 'valueUnknown'
        )
          return t(`reason.${reason}`, { field: field ? t(`field.${field}`) : '' });
        return t(`reason.${reason}`);
      })
      .join(' ');
}
