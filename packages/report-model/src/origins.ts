import type { FigureOrigin, OriginFigure } from '@alpha/contract/report-origins';
import { DEFAULT_ASSUMPTIONS, DOMESTIC_APR_PERCENT } from '@alpha/engine';
import { formatDate, formatNumber } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';
import {
  assumedText,
  type OriginWords,
  OTHER_ASSUMPTIONS,
  sourceOf,
  usualText,
} from './assumption-origin.ts';
import type { AssumedField } from './assumption-sources.ts';

/** The assumption that is used when a figure has no other source. */
const ASSUMED: Partial<Record<OriginFigure, AssumedField>> = {
  apr: 'aprPercent',
  appreciation: 'appreciationRateAnnual',
  volatility: 'volatility',
  property_tax: 'propertyTaxRate',
  insurance: 'insuranceRateAnnual',
  hoa: 'hoaMonthly',
};

/** `estimated from 14 comparables, Nov 2025`; the text of an assumption has its usual range. */
export function originText(origin: FigureOrigin, words: OriginWords): string {
  const { figure, source, basis } = origin;
  const field = ASSUMED[figure];
  if (field && source === 'published') return assumedText(field, words);
  const text = words.t('text', originValues(origin, words.locale));
  if (!field || hasSource(basis)) return text;
  return words.t('withUsual', { text, usual: usualText(field, words) });
}

function originValues(
  { figure, source, place, since, count, as_of }: FigureOrigin,
  locale: Locale,
) {
  const asOf = formatDate(as_of, locale, 'month');
  return {
    // Appreciation is based on home values too, but it is a long-run rate with its own text.
    source: figure === 'appreciation' && since ? 'longRun' : source,
    index: source === 'fhfa' ? 'fhfa' : figure === 'area_rents' ? 'rents' : 'values',
    spread:
      formatNumber(DEFAULT_ASSUMPTIONS.aprPercent - DOMESTIC_APR_PERCENT, locale, {
        decimals: 2,
      }) ?? '',
    place: place ?? '',
    since: since?.slice(0, 4) ?? '',
    count: count ?? 0,
    isDated: asOf === null ? 'no' : 'yes',
    asOf: asOf ?? '',
  };
}

export type OriginRow = {
  key: Exclude<OriginFigure, 'others'> | (typeof OTHER_ASSUMPTIONS)[number];
  basis: FigureOrigin['basis'];
  text: string;
  /** Where the usual range of an assumption was read. */
  page?: string;
};

/** Every figure with its source, each assumption on a line of its own. */
export function originRows(origins: readonly FigureOrigin[], words: OriginWords): OriginRow[] {
  return keysOf(origins).map(([key, origin]) => rowOf(key, origin, words));
}

/** Not an assumption of ours, so there is no usual range to name. */
const hasSource = (basis: FigureOrigin['basis']) => basis === 'measured' || basis === 'stated';

type Key = OriginRow['key'];

const keysOf = (origins: readonly FigureOrigin[]): [Key, FigureOrigin][] =>
  origins.flatMap((origin): [Key, FigureOrigin][] => {
    const { figure } = origin;
    if (figure !== 'others') return [[figure, origin]];
    return OTHER_ASSUMPTIONS.map((field) => [field, origin]);
  });

function rowOf(key: Key, origin: FigureOrigin, words: OriginWords): OriginRow {
  const { figure, basis } = origin;
  const field = figure === 'others' ? (key as AssumedField) : ASSUMED[figure];
  const text = figure === 'others' && field ? assumedText(field, words) : originText(origin, words);
  const hasPage = field && (figure === 'others' || !hasSource(basis));
  return { key, basis, text, ...(hasPage && { page: sourceOf(field, words.isCondo).page }) };
}

/** One of them, without the texts of the others: a page has dozens. */
export function originRow(
  wanted: string,
  origins: readonly FigureOrigin[],
  words: OriginWords,
): OriginRow | null {
  const found = keysOf(origins).find(([key]) => key === wanted);
  return found ? rowOf(...found, words) : null;
}

/** The source of an input of the projection: of its figure where it has one, else as an assumption. */
export function inputOriginRow(
  field: string,
  origins: readonly FigureOrigin[],
  words: OriginWords,
): OriginRow | null {
  const figure = (Object.keys(ASSUMED) as OriginFigure[]).find((each) => ASSUMED[each] === field);
  return originRow(figure ?? (field === 'rentMonthly' ? 'rent' : field), origins, words);
}

/** `5 stated, 2 measured, 3 estimated, 14 assumed; the newest from Nov 16, 2026` */
export function originsLine(
  origins: readonly FigureOrigin[],
  locale: Locale,
  t: Translate<'origins'>,
): string {
  const count = (basis: FigureOrigin['basis']) =>
    origins
      .filter((origin) => origin.basis === basis)
      .reduce((sum, { figure }) => sum + (figure === 'others' ? OTHER_ASSUMPTIONS.length : 1), 0);
  const newest = origins.reduce((last, { as_of }) => (as_of && as_of > last ? as_of : last), '');
  return t('fold', {
    stated: count('stated'),
    measured: count('measured'),
    estimated: count('estimated'),
    assumed: count('assumed'),
    isDated: newest ? 'yes' : 'no',
    day: formatDate(newest, locale) ?? '',
  });
}
