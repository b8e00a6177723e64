import type { Lead } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';

/** Where Spanish is the first language of most people, ISO 3166. */
const SPANISH = new Set(
  'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '),
);

/** The language of the form a lead answered, else that of its country; null when neither is known. */
export function languageOf({ adicionales, country }: Pick<Lead, 'adicionales' | 'country'>) {
  const asked = adicionales.filter(({ key }) => key !== 'property').map(({ label }) => label);
  const isSpanish = (label: string) => /[¿áéíóúñ]/i.test(label);
  if (asked.length > 1) return (asked.some(isSpanish) ? 'es' : 'en') satisfies Locale;
  if (country) return (SPANISH.has(country) ? 'es' : 'en') satisfies Locale;
  return null;
}
