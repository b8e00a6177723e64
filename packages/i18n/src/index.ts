export {
  breakable,
  countOrUnknown,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  type MoneyOptions,
  type MoneyUnit,
  type SignDisplay,
} from './format.ts';
export { loaders, NAMESPACES, type ScreenNamespace } from './generated/loaders.gen.ts';
export {
  DATE_TAGS,
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_TAGS,
  LOCALES,
  type Locale,
  localeFromAcceptLanguage,
  toLocale,
} from './locale.ts';
export {
  type Catalog,
  createTranslator,
  formatMessage,
  type KeyOf,
  type Messages,
  type Namespace,
  type Translate,
} from './translator.ts';
export {
  deadlineMoments,
  instantAt,
  MIAMI,
  wallTimeAt,
  zoneOfCountry,
} from './zoned-time.ts';
