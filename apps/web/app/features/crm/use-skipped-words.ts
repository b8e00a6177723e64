import type { BulkResult } from '@alpha/contract';
import { useCallback } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { usePersonNames } from '~/lib/use-person-name';

/** Which of many a change has skipped, and why. */
export function useSkippedWords(): (skipped: BulkResult['skipped']) => string[] {
  const t = useT('contacts');
  const namesOf = usePersonNames();
  return useCallback(
    (skipped) =>
      skipped.map((skip) =>
        skip.reason === 'gone'
          ? t('bulk.skipped.gone', { count: skip.count })
          : t(`bulk.skipped.${skip.reason}`, { count: skip.count, names: namesOf(skip) }),
      ),
    [t, namesOf],
  );
}
