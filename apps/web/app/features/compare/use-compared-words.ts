import type { ComparedWords } from '@alpha/report-model/compare/cell-text';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** What the shared texts of page and PDF are written with. */
export const useComparedWords = (): ComparedWords => ({
  locale: useLocale(),
  unit: useMoneyUnit(),
  t: useT('compare'),
  listings: useT('listings'),
  place: useT('place'),
  ui: useT('ui'),
});
