import type { ExchangeRate, PropertyReport, ScenarioChanges } from '@alpha/contract';
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
  /** Ways to get in touch. */
  contacts: readonly { label: string; url: string }[];
  /** Empty for none. */
  message: string;
  photoUrl: string | null;
};

/** The scenario whose figures are printed. */
export type ReportScenario = {
  /** Null for the reader's own. */
  by: string | null;
  /** Empty for one that nobody named. */
  title: string;
  changes: ScenarioChanges;
};
export type PrintedScenario = ReportScenario & {
  /** The report under our assumptions. */
  ours: PropertyReport;
};

export type ReportInput = {
  /** Under the scenario, if there is one. */
  report: PropertyReport;
  scenario?: PrintedScenario | undefined;
  pictures: ReportPictures;
  locale: Locale;
  madeAt: Date;
  /** Of the included map; without it the report has no map. */
  basemapFolder?: string | undefined;
  /** The reader's currency, with a rate of the last days. */
  exchange?: ExchangeRate | undefined;
  /** Only behind a shared link. */
  sender?: (Omit<ReportSender, 'photoUrl'> & { photo: Uint8Array | null }) | undefined;
  /** The page of the link, where its reader answers. */
  answerUrl?: string | undefined;
};

/** Similar sales with a picture; the same number as on the page. */
export const SALE_CARDS = 3;
