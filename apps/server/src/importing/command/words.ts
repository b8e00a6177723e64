import { translatorFor } from '@alpha/i18n/server';
import type { Refusal } from '../rows/listing-row.ts';

/** Replaces control characters: a file could contain terminal escape sequences. */
export const withoutControlChars = (text: string): string => text.replace(/\p{Cc}/gu, '\uFFFD');

const ofFiles = translatorFor('en', 'importing');
const ofFeeds = translatorFor('en', 'importReso');
export const uiText = translatorFor('en', 'imports') as (
  key: string,
  values?: Record<string, number | string>,
) => string;
const FEED_CODE = /^importReso\./;

/** The flags for what the texts ask users of the screens to do. */
const FLAGS: Partial<Record<string, string>> = {
  'file.systemMissing': '--system <name>',
  'file.whichMeasure': '--measure home_value or rental_rate',
  'sweep.tooShort': '--may-be-short',
  'sweep.looksShort': '--may-be-short',
};

/** Codes are message keys; unknown codes are printed as they are. */
export function sayReason({ code, field = '', value = '' }: Refusal): string {
  const t = FEED_CODE.test(code) ? ofFeeds : ofFiles;
  const say = t as (key: string, values: Record<string, string>) => string;
  const key = code.replace(FEED_CODE, '');
  const words = say(key, { field: fieldName(field), value: valueIn(code, value) });
  const flag = FLAGS[code];
  return withoutControlChars(
    words === key
      ? [code, field, value].filter(Boolean).join(' ')
      : words + (flag ? ` (${flag})` : ''),
  );
}

/** The label users see. */
export function fieldName(field: string): string {
  const key = `field.${field}`;
  const words = uiText(key);
  return words === key ? field : words;
}

function valueIn(code: string, value: string): string {
  if (code === 'file.columnsMissing') return value.split(', ').map(fieldName).join(', ');
  const share = /^(\d+) \/ (\d+)$/.exec(value);
  return share ? uiText('progress.of', { done: Number(share[1]), total: Number(share[2]) }) : value;
}
