import type { ExchangeRate, PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';

/** JPEG bytes. */
export type ReportPictures = {
  cover: Uint8Array[];
  areIllustrations: boolean;
  /** By sale id. */
  sales: Map<number, Uint8Array>;
};

/** Who a shared report is from, in its language. */
export type ReportSender = {
  name: string;
  /** Role and languages. */
  lines: readonly string[];
  /** Phone numbers. */
  contacts: readonly string[];
  /** Empty for none. */
  message: string;
  photoUrl: string | null;
};

export type ReportInput = {
  report: PropertyReport;
  pictures: ReportPictures;
  locale: Locale;
  madeAt: Date;
  /** The reader's currency, with a rate of the last days. */
  exchange?: ExchangeRate | undefined;
  /** Only behind a shared link. */
  sender?: (Omit<ReportSender, 'photoUrl'> & { photo: Uint8Array | null }) | undefined;
};

/** Similar sales with a picture; the same number as on the page. */
export const SALE_CARDS = 3;
