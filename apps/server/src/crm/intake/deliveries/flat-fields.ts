const MOST_FIELDS = 100;
const MOST_DEPTH = 4;
const MOST_NAME = 120;
const MOST_VALUE = 2_000;

export type Fields = Record<string, string>;

/** Any JSON as texts by name: nested names are joined by dots, lists of values by commas. */
export function flatFields(json: unknown, without: readonly string[] = []): Fields {
  const entries: [string, string][] = [];
  const walk = (value: unknown, name: string, depth: number): void => {
    if (entries.length >= MOST_FIELDS || value === null || value === undefined) return;
    if (typeof value !== 'object') add(name, String(value));
    else if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
      add(name, value.join(', '));
    else if (depth < MOST_DEPTH)
      for (const [key, inner] of Object.entries(value))
        if (!(depth === 0 && without.includes(key)))
          walk(inner, name === '' ? key : `${name}.${key}`, depth + 1);
  };
  const add = (name: string, value: string): void => {
    const [clean, text] = [storable(name, MOST_NAME), storable(value, MOST_VALUE)];
    if (clean !== '' && text !== '') entries.push([clean, text]);
  };
  walk(json, '', 0);
  return Object.fromEntries(entries);
}

/** Without NUL and lone surrogates, which PostgreSQL refuses. */
const NO_TEXT = /\0|\p{Surrogate}/gu;
const storable = (text: string, most: number) => text.slice(0, most).replace(NO_TEXT, '').trim();
