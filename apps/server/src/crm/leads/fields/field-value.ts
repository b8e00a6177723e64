import {
  FIELD_NUMBER_MAX,
  type FieldReason,
  type FieldType,
  type FieldValue,
  isVisible,
  LONG_TEXT_MAX,
  SHORT_TEXT_MAX,
} from '@alpha/contract';
import { z } from 'zod';
import type { StoredValue } from '../../../platform/db/schema/index.ts';

type Definition = { type: FieldType; options: readonly { id: number; is_active: boolean }[] };

const EMPTY: StoredValue = { text: null, number: null, date: null, isYes: null, optionIds: null };

export type CheckedValue = { value: StoredValue | null } | { reason: FieldReason };

/** The value as it is stored, null when nothing is left of it, or why it is refused. */
export function checkValue(
  { type, options }: Definition,
  given: FieldValue | null,
  before: StoredValue | null,
): CheckedValue {
  if (given === null) return { value: null };
  if (type === 'text' || type === 'longText') return checkText(type, given);
  if (type === 'number') return checkNumber(given);
  if (type === 'date') return isDate(given) ? stored({ date: given }) : { reason: 'date' };
  if (type === 'yesNo')
    return typeof given === 'boolean' ? stored({ isYes: given }) : { reason: 'notAllowed' };
  // What it has may stay, also when it is no longer offered.
  const offered = options
    .filter(({ id, is_active }) => is_active || before?.optionIds?.includes(id))
    .map(({ id }) => id);
  const chosen = type === 'choice' ? [given] : given;
  if (!Array.isArray(chosen) || !chosen.every((id) => offered.some((known) => known === id)))
    return { reason: 'notAllowed' };
  // In the order of the list, so that equal choices are equal values.
  const optionIds = offered.filter((id) => chosen.some((one) => one === id));
  return optionIds.length > 0 ? stored({ optionIds }) : { value: null };
}

const stored = (value: Partial<StoredValue>): CheckedValue => ({ value: { ...EMPTY, ...value } });

function checkText(type: 'text' | 'longText', given: FieldValue): CheckedValue {
  if (typeof given !== 'string') return { reason: 'invalid' };
  const lines = given.replace(/\r\n?/g, '\n').trim();
  const text = type === 'text' ? lines.replace(/\s*\n\s*/g, ' ') : lines;
  if (!isVisible(text)) return { value: null };
  const max = type === 'text' ? SHORT_TEXT_MAX : LONG_TEXT_MAX;
  return text.length > max ? { reason: 'tooBig' } : stored({ text });
}

const DECIMALS = 10_000;

function checkNumber(given: FieldValue): CheckedValue {
  if (typeof given !== 'number') return { reason: 'number' };
  if (Math.abs(given) > FIELD_NUMBER_MAX) return { reason: 'tooBig' };
  const rounded = Math.round(given * DECIMALS) / DECIMALS;
  // Minus zero is no other value.
  return rounded === given ? stored({ number: given + 0 }) : { reason: 'number' };
}

const isoDate = z.iso.date();
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

function isDate(given: FieldValue): given is string {
  if (!isoDate.safeParse(given).success) return false;
  const year = Number(String(given).slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** As the API shows it. */
export function shownValue(type: FieldType, value: StoredValue): FieldValue | null {
  if (type === 'number') return value.number;
  if (type === 'date') return value.date;
  if (type === 'yesNo') return value.isYes;
  if (type === 'choice') return value.optionIds?.[0] ?? null;
  return type === 'choices' ? value.optionIds : value.text;
}

/** Of a row, without what it belongs to. */
export const storedOf = ({ text, number, date, isYes, optionIds }: StoredValue): StoredValue => ({
  ...{ text, number, date, isYes, optionIds },
});

export const isSameValue = (a: StoredValue | null, b: StoredValue | null): boolean =>
  a === null || b === null
    ? a === b
    : a.text === b.text &&
      a.number === b.number &&
      a.date === b.date &&
      a.isYes === b.isYes &&
      String(a.optionIds) === String(b.optionIds);
