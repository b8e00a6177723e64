import type { Comparison, ExchangeRate } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { ComparedView } from '@alpha/report-model/compare/view';

export type ComparisonInput = {
  comparison: Comparison;
  /** As the page: its order, and whether equal rows are left out. */
  view: ComparedView;
  locale: Locale;
  exchange?: ExchangeRate | undefined;
  /** JPEG bytes by home. */
  pictures: ReadonlyMap<number, Uint8Array>;
  madeAt: Date;
};
