import { LEAD_OUTCOMES, NO_UTM } from '@alpha/contract';
import type { ContactFilter } from '~/data/contacts';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { readChoice, readCount, readText } from '~/lib/url-state';

const INSTANTS = ['created_from', 'created_to', 'moved_from', 'moved_to'] as const;
const UTMS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Filters of the lists that figures of the dashboard open. */
export const FIGURE_FILTERS = [
  'outcome',
  'outcome_days',
  ...INSTANTS,
  'contacted',
  'imported',
  ...UTMS,
] as const;
export type FigureFilterName = (typeof FIGURE_FILTERS)[number];

const LONGEST = 500;
const MOST_DAYS = 3_650;

/** Users edit URLs: invalid values are ignored. */
export function readFigureFilter(params: URLSearchParams): ContactFilter {
  const filter: ContactFilter = {};
  for (const name of INSTANTS) {
    const time = Date.parse(params.get(name) ?? '');
    const instant = Number.isNaN(time) ? '' : new Date(time).toISOString();
    if (/^(?:19|20|21)\d\d-/.test(instant)) filter[name] = instant;
  }
  for (const name of UTMS) {
    const text = readText(params, name, LONGEST);
    if (text) filter[name] = text;
  }
  const outcome = readChoice(params, 'outcome', LEAD_OUTCOMES);
  const days = outcome && readCount(params, 'outcome_days', MOST_DAYS);
  const contacted = readChoice(params, 'contacted', ['yes', 'no'] as const);
  const imported = readChoice(params, 'imported', ['yes', 'no'] as const);
  return {
    ...filter,
    ...(outcome && { outcome }),
    ...(days && { outcome_days: days }),
    ...(contacted && { contacted }),
    ...(imported && { imported }),
  };
}

/** The value of such a filter in words; a period ends with the last day in it. */
export function useFigureWords(filter: ContactFilter): (name: FigureFilterName) => string {
  const t = useT('contacts');
  const locale = useLocale();
  const day = (instant: string, before = 0) =>
    formatInstant(new Date(Date.parse(instant) - before).toISOString(), locale, 'day');
  return (name) => {
    const value = filter[name];
    if (value === undefined) return '';
    if (name === 'outcome' && filter.outcome) return t(`outcome.${filter.outcome}`);
    if (name === 'outcome_days') return t('filter.outcomeDays', { days: filter.outcome_days ?? 0 });
    if (name === 'created_from' || name === 'moved_from') return day(String(value));
    if (name === 'created_to' || name === 'moved_to') return day(String(value), 1);
    if (name === 'contacted' || name === 'imported')
      return t(value === 'yes' ? 'filter.yes' : 'filter.no');
    return value === NO_UTM ? t('filter.noUtm') : String(value);
  };
}
