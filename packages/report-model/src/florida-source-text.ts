import {
  FLORIDA_LOOKED_UP,
  FLORIDA_SOURCES,
  type FloridaSourceKey,
  FOREIGN_BUYER_LAW,
} from '@alpha/engine/florida';
import { formatDate } from '@alpha/i18n';
import type { FloridaWords } from './florida-text.ts';

export function buyersText({ t, locale }: FloridaWords): string {
  const law = FOREIGN_BUYER_LAW;
  const day = (date: string) => formatDate(date, locale, 'long') ?? '';
  return t('buyers.text', {
    since: day(law.inForceSince),
    ruling: day(law.ruling),
    miles: String(law.withinMiles),
    acres: String(law.exceptionAcres),
    exceptionMiles: String(law.exceptionMiles),
  });
}

export function sourceText(source: FloridaSourceKey, { t, locale }: FloridaWords): string {
  const date = formatDate(FLORIDA_LOOKED_UP, locale, 'long') ?? '';
  return t('source', { law: FLORIDA_SOURCES[source].law, date });
}

export function notAdviceText({ t, locale }: FloridaWords): string {
  return t('notAdvice', { date: formatDate(FLORIDA_LOOKED_UP, locale, 'long') ?? '' });
}

export type FloridaSourceLine = { key: FloridaSourceKey; name: string; law: string; page: string };

export function sourceLines({ t }: FloridaWords): FloridaSourceLine[] {
  return (Object.keys(FLORIDA_SOURCES) as FloridaSourceKey[]).map((key) => ({
    key,
    name: t(`sourceName.${key}`),
    law: FLORIDA_SOURCES[key].law,
    page: FLORIDA_SOURCES[key].page,
  }));
}
