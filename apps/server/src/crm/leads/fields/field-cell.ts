import type { FieldType, ImportReason } from '@alpha/contract';
import { LOCALES, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import type { StoredValue } from '../../../platform/db/schema/index.ts';
import { nameKey, nameKeys } from '../../lead-fields/field-names.ts';
import { statusName } from '../../statuses/status-name.ts';
import { amount } from '../export/amount.ts';
import { readMoney } from '../import/read-values.ts';
import { checkValue } from './field-value.ts';

type Option = { id: number; name: string; name_es: string; is_active: boolean };
export type CellField = { type: FieldType; options: readonly Option[] };

/** Between several options in one cell; no option has it in its name. */
const SEPARATOR = '; ';

/** The value as an import reads it again. */
export function cellOf({ type, options }: CellField, value: StoredValue, locale: Locale): string {
  if (type === 'number') return amount(value.number);
  if (type === 'date') return value.date ?? '';
  if (type === 'yesNo')
    return value.isYes === null
      ? ''
      : translatorFor(locale, 'contactImport')(value.isYes ? 'yes' : 'no');
  if (type === 'text' || type === 'longText') return value.text ?? '';
  return options
    .filter(({ id }) => value.optionIds?.includes(id))
    .map(({ name, name_es }) => statusName({ name, nameEs: name_es }, locale))
    .join(SEPARATOR);
}

const YES = new Set(
  ['true', '1', 'x', ...LOCALES.map((locale) => translatorFor(locale, 'contactImport')('yes'))].map(
    nameKey,
  ),
);
const NO = new Set(
  ['false', '0', ...LOCALES.map((locale) => translatorFor(locale, 'contactImport')('no'))].map(
    nameKey,
  ),
);

type Read = { value: StoredValue } | { reason: ImportReason };

/** A cell that is not empty. */
export function readCell(field: CellField, cell: string): Read {
  const given = givenOf(field, cell);
  if (given === undefined) return { reason: REASONS[field.type] };
  // Of a file, also what is no longer offered: it was exported with it.
  const all = {
    ...field,
    options: field.options.map((option) => ({ ...option, is_active: true })),
  };
  const checked = checkValue(all, given, null);
  if ('reason' in checked)
    return { reason: checked.reason === 'tooBig' ? 'tooLong' : REASONS[field.type] };
  return checked.value ? { value: checked.value } : { reason: 'invalid' };
}

const REASONS = {
  ...{ text: 'invalid', longText: 'invalid', number: 'number', date: 'date' },
  ...{ yesNo: 'yesNo', choice: 'option', choices: 'option' },
} as const satisfies Record<FieldType, ImportReason>;

function givenOf({ type, options }: CellField, cell: string) {
  if (type === 'number') return readNumber(cell);
  if (type === 'date') return readDate(cell);
  if (type === 'yesNo')
    return YES.has(nameKey(cell)) || (NO.has(nameKey(cell)) ? false : undefined);
  if (type === 'text' || type === 'longText') return cell;
  const idOf = (name: string) =>
    options.find((option) => nameKeys(option.name, option.name_es).includes(nameKey(name)))?.id;
  if (type === 'choice') return idOf(cell);
  const names = cell.split(';').filter((name) => name.trim() !== '');
  const ids = names.map(idOf);
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids : undefined;
}

function readNumber(cell: string): number | undefined {
  const [, sign, digits = ''] = /^([-−+]?)\s*(.*)$/s.exec(cell.trim()) ?? [];
  const value = readMoney(digits);
  return value !== undefined && sign !== '+' && sign !== '' ? -value : value;
}

/** ISO, and what a spreadsheet makes of it where day and month cannot be confused. */
function readDate(cell: string): string | undefined {
  const text = cell.trim();
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const isAmbiguous = a <= 12 && b <= 12 && a !== b;
  if (isAmbiguous) return undefined;
  const [month, day] = a > 12 ? [b, a] : [a, b];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
