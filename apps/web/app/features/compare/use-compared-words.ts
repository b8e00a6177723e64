import type { ComparedWords } from '@alpha/report-model/compare/cell-text';
import { useMemo } from 'react';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** What the shared texts of page and PDF are written with. */
export function useComparedWords(): ComparedWords {
  const locale = useLocale();
  const unit = useMoneyUnit();
  const t = useT('compare');
  const listings = useT('listings');
  const place = useT('place');
  const ui = useT('ui');
  return useMemo(
    () => ({ locale, unit, t, listings, place, ui }),
    [locale, unit, t, listings, place, ui],
  );
}
