import { FileRefused } from './file-error.ts';
import { MAX_COLUMNS } from './source-record.ts';

/** Deeper values stay JSON text. */
const DEEPEST = 5;

/** Keeps a short file from generating millions of long names. */
const MAX_NAME_LENGTH = 200;

/**
 * `{"address": {"city": "Miami"}}` has a column `address.city`. Values that are too deep or whose
 * names are too long stay JSON text in their parent's cell; at the top level they are dropped.
 */
export function* flatObject(
  object: Record<string, unknown>,
): Generator<[name: string, value: unknown]> {
  let count = 0;
  for (const cell of cellsOf(object, '', 1)) {
    count += 1;
    if (count > MAX_COLUMNS) throw new FileRefused({ code: 'file.tooManyColumns' });
    yield cell;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* cellsOf(
  object: Record<string, unknown>,
  path: string,
  depth: number,
): Generator<[name: string, value: unknown]> {
  for (const key of Object.keys(object)) {
    const name = path + key;
    const value = object[key];
    if (name.length > MAX_NAME_LENGTH) continue;
    if (isObject(value) && depth < DEEPEST && hasShortNames(value, name))
      yield* cellsOf(value, `${name}.`, depth + 1);
    else yield [name, value];
  }
}

const hasShortNames = (object: Record<string, unknown>, parent: string): boolean =>
  Object.keys(object).every((key) => parent.length + 1 + key.length <= MAX_NAME_LENGTH);
