// Unusual values.

/** JSON that `JSON.stringify` would not write; `encodeJson` inserts it verbatim. */
const RAW = '@@raw:';
const raw = (text) => `${RAW}${text}@@`;

export const encodeJson = (value) =>
  (JSON.stringify(value) ?? 'undefined').replace(/"@@raw:(.*?)@@"/g, (_, text) => text);

const TEXTS = [
  '',
  ' ',
  '\t\r\n',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202eevil\u202c',
  '\u200b\u200d\ufeff',
  'é́́́́'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  'İıſK',
  "' OR '1'='1",
  "'; drop table leads; --",
  '$1',
  '%s%n%x%d',
  '%',
  '_',
  '\\',
  '#{7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x.invalid")',
  '../../../../etc/passwd',
  'Subject: x\r\nBcc: y@z.invalid',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e308',
  '0x10',
  '1e999',
  '٣',
  '9999999999999999999999',
  '2147483648',
  '-0',
  '00000000000000001',
  'true',
  '[]',
  '{}',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '-271821-04-20',
  '+275760-09-13T00:00:00Z',
  'a'.repeat(300),
  'word '.repeat(60),
  ':*&|!()<>',
  '[[[[((((',
  'a@b',
  'a@b.c"<x@y.z>',
  'ﷺ',
];

const LONG_TEXTS = ['a'.repeat(5_000), '🧨'.repeat(4_000), '\u0301'.repeat(20_000)];

const NUMBERS = [
  0,
  -1,
  -0,
  0.1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

const RAW_NUMBERS = ['1e999', '-1e999', 'NaN', 'Infinity', '0x10', '01', '1e-400', '- 1', '+1'];

export const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'id', 'role', '', 'a.b'];

export const nastyText = (dice) => dice.pick(dice.chance(0.04) ? LONG_TEXTS : TEXTS);

/** Anything JSON can hold, and a little it cannot. */
export function nastyValue(dice) {
  const kind = dice.weighted({
    text: 6,
    number: 4,
    raw: 0.5,
    null: 2,
    truth: 1,
    list: 1.5,
    object: 1.5,
  });
  if (kind === 'text') return nastyText(dice);
  if (kind === 'number') return dice.pick(NUMBERS);
  if (kind === 'raw') return raw(dice.pick(RAW_NUMBERS));
  if (kind === 'null') return null;
  if (kind === 'truth') return dice.chance(0.5);
  if (kind === 'list')
    return Array.from({ length: dice.pick([0, 1, 2, 600]) }, () =>
      dice.pick([null, 1, 'a', [], {}]),
    );
  return { [dice.pick(NAMES)]: dice.pick([null, 1, 'a', {}]) };
}

/** `__proto__` as a name of its own, which a literal would not make. */
export function withName(object, name, value) {
  const copy = { ...object };
  Object.defineProperty(copy, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

export const deeplyNested = (depth, open, close) => open.repeat(depth) + close.repeat(depth);
