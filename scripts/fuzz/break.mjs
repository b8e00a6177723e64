// Breaks one thing in a valid request.
import { deeplyNested, NAMES, nastyText, nastyValue, withName } from './nasty.mjs';

const BAD_JSON = [
  '{',
  '',
  '{"a":1,}',
  "{'a':1}",
  '[1',
  '"',
  'nul',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '\0',
];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'json',
  '/',
  '',
];
const TAILS = [
  '%',
  '%zz',
  '&&&',
  '=',
  'a[b]=c',
  'polygon[0][lat]=1',
  'polygon[999][lat]=x',
  '__proto__=1',
];
const TAILS_MORE = [
  'constructor[prototype]=1',
  '%ED%A0%80=%ED%A0%80',
  '%00=%00',
  'x'.repeat(9_000),
];
const PARTS = ['0', '-1', '1.5', 'abc', '1e3', '2147483648', '999999999999999', ' 1', '١', 'null'];

export function breakDraft(draft, dice) {
  const has = { body: draft.body !== undefined, query: draft.operation.query.length > 0 };
  const ways = {
    field: has.body ? 6 : 0,
    bytes: has.body ? 2 : 0.3,
    query: has.query ? 6 : 1,
    path: draft.operation.params.length > 0 ? 3 : 0,
    type: has.body ? 0.7 : 0.3,
    method: 0.5,
  };
  BREAKS[dice.weighted(ways)](draft, dice);
}

const BREAKS = {
  field: (draft, dice) => {
    draft.body = isPlain(draft.body) ? brokenObject(draft.body, dice) : nastyValue(dice);
  },
  bytes: (draft, dice) => {
    draft.type ??= 'application/json';
    draft.text = brokenBytes(dice);
  },
  query: (draft, dice) => {
    const { query } = draft;
    const names = draft.operation.query.map(({ name }) => name);
    const way = dice.pick(['value', 'value', 'value', 'extra', 'twice', 'drop', 'tail']);
    const name = names.length > 0 ? dice.pick(names) : dice.pick(NAMES);
    if (way === 'value') setQuery(query, name, textOf(dice));
    if (way === 'extra') query.push([dice.pick(NAMES), textOf(dice)]);
    if (way === 'twice') query.push([name, '1'], [name, textOf(dice)]);
    if (way === 'drop' && query.length > 0) query.splice(dice.whole(0, query.length - 1), 1);
    if (way === 'tail') draft.tail = [dice.pick([...TAILS, ...TAILS_MORE])];
  },
  path: (draft, dice) => {
    const { name } = dice.pick(draft.operation.params);
    draft.params[name] = dice.chance(0.5) ? dice.pick(PARTS) : nastyText(dice) || '-';
  },
  type: (draft, dice) => {
    draft.type = dice.pick(TYPES);
    draft.body ??= {};
  },
  method: (draft, dice) => {
    draft.method = dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
  },
};

const isPlain = (value) => value && typeof value === 'object' && !Buffer.isBuffer(value);
const textOf = (dice) => {
  const value = nastyValue(dice);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
};

function setQuery(query, name, value) {
  const known = query.find(([each]) => each === name);
  if (known) known[1] = value;
  else query.push([name, value]);
}

/** A nested field: missing, unknown, or of another type. */
function brokenObject(value, dice) {
  const keys = Object.keys(value);
  if (keys.length > 0 && dice.chance(0.3)) {
    const key = dice.pick(keys);
    if (isPlain(value[key])) return replaced(value, key, brokenObject(value[key], dice));
  }
  const way = dice.pick(['value', 'value', 'value', 'drop', 'extra', 'whole']);
  if (way === 'whole' && dice.chance(0.3)) return nastyValue(dice);
  if (way === 'extra' || keys.length === 0)
    return Array.isArray(value)
      ? [...value, nastyValue(dice)]
      : withName(value, dice.pick(NAMES), nastyValue(dice));
  const key = dice.pick(keys);
  if (way === 'value') return replaced(value, key, nastyValue(dice));
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1);
  const { [key]: _, ...rest } = value;
  return rest;
}

const replaced = (value, key, next) =>
  Array.isArray(value) ? value.with(Number(key), next) : withName(value, key, next);

function brokenBytes(dice) {
  const way = dice.pick(['json', 'json', 'deep', 'large', 'bytes', 'names', 'huge']);
  if (way === 'json') return dice.pick(BAD_JSON);
  if (way === 'deep') {
    const [open, close] = dice.pick([
      ['[', ']'],
      ['{"a":', '}'],
    ]);
    return deeplyNested(dice.pick([50, 5_000]), open, close);
  }
  if (way === 'large') return `{"a":"${'x'.repeat(dice.pick([60_000, 70_000]))}"}`;
  if (way === 'bytes')
    return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]);
  if (way === 'names')
    return `{${Array.from({ length: 3_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`;
  return dice.chance(0.2) ? 'y'.repeat(1_500_000) : '{"id":1,"id":2,"__proto__":{"role":"admin"}}';
}
