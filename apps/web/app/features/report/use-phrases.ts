import { type Phrases, phrasesOf } from '@alpha/report-model/texts/phrases';
import { useMemo } from 'react';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** For the sentences that page, PDF and email share. */
export function usePhrases(): Phrases {
  const locale = useLocale();
  const charts = useT('charts');
  const report = useT('report');
  const listings = useT('listings');
  const ui = useT('ui');
  const unit = useMoneyUnit();
  return useMemo(
    () => phrasesOf({ locale, charts, report, listings, ui, unit }),
    [locale, charts, report, listings, ui, unit],
  );
}
