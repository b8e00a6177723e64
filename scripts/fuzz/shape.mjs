// Values that match a JSON schema of the OpenAPI document.
const WORDS = ['Ana', 'Núñez', 'O’Neil', 'Biscayne', 'pool', '日本', 'مرحبا', 'Zoë', '😀', 'x'];

/** Generators for known patterns; for others words are tried. */
const PATTERNS = [
  ['^\\d{6}$', (dice) => String(dice.whole(0, 999_999)).padStart(6, '0')],
  ['^\\d{1,15}$', (dice) => String(dice.whole(0, dice.pick([3, 40, 100_000])))],
  ['^\\d{1,15}(', (dice) => `${dice.whole(0, 500_000)}.${dice.whole(0, 99)}`],
  ['^[\\w-]{16,64}$', (dice) => dice.letters(dice.whole(16, 64))],
  ['^-?\\d{1,3}(\\.', (dice) => boundsOf(dice)],
  ['^$|^(?:[0-9a-zA-Z+/]', (dice) => csvOf(dice).toString('base64')],
];

/** `suggest(name)` knows fields whose meaning is not in the schema. */
export function shapeOf(schema, dice, suggest, name = '') {
  const suggested = suggest(name, schema);
  if (suggested !== undefined) return suggested;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return shapeOf(dice.pick(choices), dice, suggest, name);
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  if (type === 'object') return objectOf(schema, dice, suggest);
  if (type === 'array') return listOf(schema, dice, suggest, name);
  if (type === 'string') return textOf(schema, dice);
  if (type === 'number' || type === 'integer') return numberOf(schema, type, dice);
  if (type === 'boolean') return dice.chance(0.5);
  return null;
}

function objectOf(schema, dice, suggest) {
  const required = new Set(schema.required);
  const object = {};
  for (const [name, each] of Object.entries(schema.properties ?? {}))
    if (required.has(name) || dice.chance(0.4)) object[name] = shapeOf(each, dice, suggest, name);
  if (typeof schema.additionalProperties === 'object')
    for (let left = dice.whole(0, 3); left > 0; left -= 1)
      object[dice.pick(['utm_source', 'utm_campaign', 'city', dice.letters(6)])] = shapeOf(
        schema.additionalProperties,
        dice,
        suggest,
      );
  return object;
}

function listOf(schema, dice, suggest, name) {
  if (schema.prefixItems)
    return schema.prefixItems.map((each) => shapeOf(each, dice, suggest, name));
  const least = schema.minItems ?? 0;
  const length = dice.whole(least, Math.min(schema.maxItems ?? Infinity, least + 4));
  return Array.from({ length }, () => shapeOf(schema.items ?? {}, dice, suggest, name));
}

function textOf(schema, dice) {
  if (schema.format === 'email') return `${dice.letters(8)}@fuzz.test`;
  if (schema.format === 'date') return dateOf(dice);
  if (schema.format === 'date-time') return `${dateOf(dice)}T12:34:56Z`;
  const source = schema.pattern ?? schema.allOf?.[0]?.pattern ?? '';
  const known = PATTERNS.find(([start]) => source.startsWith(start));
  if (known) return known[1](dice);
  if (/\\d\\d/.test(source)) return dateOf(dice);
  if (/@/.test(source)) return `${dice.letters(8)}@fuzz.test`;
  const least = schema.minLength ?? 0;
  const most = Math.min(schema.maxLength ?? 200, 4_000);
  if (dice.chance(0.03)) return 'm'.repeat(most);
  const words = Array.from({ length: dice.whole(1, 4) }, () => dice.pick(WORDS)).join(' ');
  return [...words.padEnd(least, 'x')].slice(0, most).join('');
}

function numberOf({ minimum = 0, maximum = 10_000 }, type, dice) {
  const [least, most] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  if (dice.chance(0.1)) return dice.pick([minimum, maximum]);
  return type === 'integer' ? dice.whole(least, most) : dice.between(least, most);
}

const dateOf = (dice) =>
  new Date(Date.UTC(2026, dice.whole(-30, 20), dice.whole(1, 28))).toISOString().slice(0, 10);

function boundsOf(dice) {
  const [west, south] = [dice.between(-88, -79), dice.between(24, 31)];
  return [west, south, west + dice.between(0, 4), south + dice.between(0, 3)]
    .map((edge) => edge.toFixed(4))
    .join(',');
}

/** A file of leads or listings, well-formed or nearly. */
export function csvOf(dice) {
  const headers = dice.pick([
    ['First name', 'Last name', 'Email', 'Phone'],
    ['ADDRESS', 'CITY', 'STATE OR PROVINCE', 'ZIP OR POSTAL CODE', 'PRICE', 'BEDS', 'URL'],
    ['nombre', 'apellido', 'correo'],
    ['a'],
  ]);
  const cell = () =>
    dice.pick([
      '',
      'x',
      `${dice.letters(5)}@fuzz.test`,
      '12',
      '"a ""b"""',
      '=1+1',
      '\0',
      'FL',
      'ñ',
    ]);
  const rows = Array.from({ length: dice.whole(0, 6) }, () => headers.map(cell).join(','));
  const text = [headers.join(','), ...rows].join(dice.pick(['\n', '\r\n']));
  return Buffer.from(text, dice.pick(['utf8', 'utf8', 'utf16le', 'latin1']));
}
