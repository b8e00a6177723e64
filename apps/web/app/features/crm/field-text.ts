import type { FieldValue, LeadField } from '@alpha/contract';

type Definition = Pick<LeadField, 'type'>;

/** The name of a custom field in forms. */
export type CustomName = `field_${number}`;
export const customName = (id: number): CustomName => `field_${id}`;

/** A value as inputs hold it: `yes`, ids of options separated by commas, a number with a point. */
export function textOf(value: FieldValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join();
  // Three decimals would be read as thousands.
  return typeof value === 'number' && /\.\d{3}$/.test(String(value)) ? `${value}0` : String(value);
}

/** Undefined for what is no value of this type; null for nothing. */
export function valueIn({ type }: Definition, text: string): FieldValue | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (type === 'number') return parseNumber(typed);
  if (type === 'yesNo') return typed === 'yes';
  if (type === 'choice') return Number(typed);
  return type === 'choices' ? typed.split(',').map(Number) : typed;
}

/** With a point or a comma for up to four decimals, and thousands in groups of three. */
function parseNumber(typed: string): number | undefined {
  const bare = typed.replace(/[\s\u00a0']/g, '').replace(/^−/, '-');
  const isGrouped = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(bare);
  const plain = isGrouped ? bare.replace(/[.,]/g, '') : withPoint(bare);
  return /^-?\d{1,10}(?:\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

/** 1,234.5 and 1.234,5: the last mark is the decimal one, when the others are groups. */
function withPoint(bare: string): string {
  const [, whole = bare, decimals] = /^(.*)[.,](\d{1,4})$/.exec(bare) ?? [];
  const groups = /^-?(?:\d+|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*)$/;
  if (decimals === undefined || !groups.test(whole)) return bare;
  return `${whole.replace(/[.,]/g, '')}.${decimals}`;
}
