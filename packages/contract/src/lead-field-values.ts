import { z } from 'zod';
import { rowId } from './paging.ts';
import { isVisible, text } from './text.ts';

export const FIELD_TYPES = [
  'text',
  'longText',
  'number',
  'date',
  'yesNo',
  'choice',
  'choices',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** What a role may do with a field; administrators may do everything. */
export const FIELD_ACCESS = ['none', 'see', 'edit'] as const;
export type FieldAccess = (typeof FIELD_ACCESS)[number];

export const LEAD_FIELDS_MAX = 50;
export const FIELD_OPTIONS_MAX = 100;
export const FIELD_NAME_MAX = 60;
export const OPTION_NAME_MAX = 80;
export const SHORT_TEXT_MAX = 200;
export const LONG_TEXT_MAX = 5_000;
/** Largest number in a field, positive or negative; four decimals. */
export const FIELD_NUMBER_MAX = 1_000_000_000;

export const hasOptions = (type: FieldType): boolean => type === 'choice' || type === 'choices';

/**
 * Text, number, ISO date, yes or no, the id of an option, or ids of several. Which one belongs to which
 * field is checked by the server.
 */
export const fieldValue = z.union([
  text(LONG_TEXT_MAX),
  z.number(),
  z.boolean(),
  z.array(z.number().int().min(1).max(2_147_483_647)).max(FIELD_OPTIONS_MAX),
]);
export type FieldValue = string | number | boolean | number[];

/** Values by the id of their field; a field without a value is left out. */
export const fieldValues = z.record(z.string(), fieldValue);
export type FieldValues = Record<string, FieldValue>;

/** Omitted fields stay; `null` removes a value. */
export const fieldChanges = z
  .record(z.string().regex(/^[1-9]\d{0,8}$/), fieldValue.nullable())
  .refine((changes) => Object.keys(changes).length <= LEAD_FIELDS_MAX);
export type FieldChanges = Record<string, FieldValue | null>;

/** A date as forms send it. */
const isoDate = z.iso.date();

/** One condition about a field; exactly one of its parts besides the id, a range may have both ends. */
const fieldCondition = z
  .strictObject({
    id: rowId,
    is: z.enum(['empty', 'filled', 'yes', 'no']).optional(),
    /** Beginnings of words, in any order. */
    words: text(SHORT_TEXT_MAX).optional(),
    /** Numbers, or dates. */
    from: z.union([z.number(), isoDate]).optional(),
    to: z.union([z.number(), isoDate]).optional(),
    /** One of these options. */
    any: z.array(rowId).min(1).max(FIELD_OPTIONS_MAX).optional(),
  })
  .refine(
    ({ is, words, from, to, any }) =>
      [is, words, from ?? to, any].filter((part) => part !== undefined).length === 1,
  );
export type FieldCondition = z.infer<typeof fieldCondition>;

export const FIELD_CONDITIONS_MAX = 10;
const fieldConditions = z.array(fieldCondition).max(FIELD_CONDITIONS_MAX);

/** Undefined for what is no list of conditions. */
export function readFieldConditions(filter: string): FieldCondition[] | undefined {
  try {
    return fieldConditions.safeParse(JSON.parse(filter)).data;
  } catch {
    return undefined;
  }
}

/** Conditions as JSON: one parameter of a URL and of a saved view. */
export const fieldsFilter = text(4_000).refine(
  (filter) => !isVisible(filter) || readFieldConditions(filter) !== undefined,
);
