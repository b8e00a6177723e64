import type { FieldCondition } from '@alpha/contract';

export const MOST_CONDITIONS = 10;

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
const isBound = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (isText(value) && /^\d{4}-\d\d-\d\d$/.test(value));

/** By hand: with a schema, every page that knows the contract would load the validator. */
function readCondition(given: unknown): FieldCondition[] {
  if (typeof given !== 'object' || given === null) return [];
  const { id, is, words, from, to, any } = given as Record<string, unknown>;
  if (!isId(id)) return [];
  const known = (['empty', 'filled', 'yes', 'no'] as const).find((one) => one === is);
  if (known) return [{ id, is: known }];
  if (isText(words) && words.trim()) return [{ id, words: words.slice(0, 200) }];
  if (Array.isArray(any) && any.length > 0 && any.every(isId)) return [{ id, any }];
  const range = { ...(isBound(from) && { from }), ...(isBound(to) && { to }) };
  return Object.keys(range).length > 0 ? [{ id, ...range }] : [];
}

/** Users edit URLs: what is no condition is left out. */
export function readConditions(fields: string | undefined): FieldCondition[] {
  try {
    const given: unknown = JSON.parse(fields ?? '[]');
    return Array.isArray(given) ? given.flatMap(readCondition).slice(0, MOST_CONDITIONS) : [];
  } catch {
    return [];
  }
}

/** For the URL; null removes the parameter. */
export const writeConditions = (conditions: readonly FieldCondition[]): string | null =>
  conditions.length > 0 ? JSON.stringify(conditions) : null;
