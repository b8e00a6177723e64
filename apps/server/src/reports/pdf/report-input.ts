import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';

/** JPEG bytes. */
export type ReportPictures = {
  cover: Uint8Array[];
  areIllustrations: boolean;
  /** By sale id. */
  sales: Map<number, Uint8Array>;
};

export type ReportInput = {
  report: PropertyReport;
  pictures: ReportPictures;
  locale: Locale;
  madeAt: Date;
};

/** Similar sales with a picture; the same number as on the page. */
export const SALE_CARDS = 3;
