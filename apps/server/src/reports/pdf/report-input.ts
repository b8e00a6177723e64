import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';

/** JPEGs, ready to print. */
export type ReportPictures = {
  cover: Uint8Array[];
  areIllustrations: boolean;
  /** By the id of the sale. */
  sales: Map<number, Uint8Array>;
};

export type ReportInput = {
  report: PropertyReport;
  pictures: ReportPictures;
  locale: Locale;
  madeAt: Date;
};

/** Similar sales with a picture: as many as the page shows at once. */
export const SALE_CARDS = 3;

/** The specification's horizon. */
export const YEARS = 10;
