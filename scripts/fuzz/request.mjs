// One request of a run, from the seed and its number.
import { breakDraft } from './break.mjs';
import { createDice } from './dice.mjs';
import { encodeJson } from './nasty.mjs';
import { odd } from './odd-http.mjs';
import { csvOf, shapeOf } from './shape.mjs';

const KINDS = { valid: 45, broken: 40, odd: 15 };
const PEOPLE = { anonymous: 12, temp: 8, salesman: 22, leader: 22, admin: 36 };

export function requestAt(seed, index, { operations, known, keeperId }) {
  const dice = createDice(seed, index);
  const operation = operationOf(operations, dice);
  const as = dice.weighted(PEOPLE);
  const draft = draftOf(operation, known, dice);
  const kind = dice.weighted(KINDS);
  if (kind === 'broken')
    for (let left = dice.pick([1, 1, 1, 2, 3]); left > 0; left -= 1) breakDraft(draft, dice);
  spare(draft, keeperId);
  const request = { index, operation: operation.id, kind, as, ...finish(draft, index) };
  return kind === 'odd' ? odd(request, dice) : request;
}

/** Take seconds each, so a run would do little else. */
const HEAVY = new Set(['getPropertyPdf', 'getSharedPropertyPdf', 'getSharedPropertyPicture']);

function operationOf(operations, dice) {
  const first = dice.pick(operations);
  return HEAVY.has(first.id) && dice.chance(0.9) ? dice.pick(operations) : first;
}

function draftOf(operation, known, dice) {
  const suggest = known.suggest(operation.path, dice);
  const shaped = ({ name, schema }) => shapeOf(schema, dice, suggest, name);
  return {
    operation,
    method: operation.method,
    params: Object.fromEntries(operation.params.map((each) => [each.name, shaped(each)])),
    query: operation.query
      .filter(({ required }) => required || dice.chance(0.35))
      .map((each) => [each.name, String(shaped(each))]),
    headers: { 'accept-language': dice.pick(['en', 'es', 'es-CO,es;q=0.9']) },
    type: operation.body?.type,
    body: operation.body ? bodyOf(operation.body, dice, suggest) : undefined,
  };
}

function bodyOf({ type, schema }, dice, suggest) {
  if (type !== 'application/json') return csvOf(dice);
  const body = shapeOf(schema, dice, suggest);
  // Confirmation fields repeat the value.
  if (body?.password_confirmation !== undefined) body.password_confirmation = body.password ?? '';
  return body;
}

/** The keeper restores the others, so no request may change it. */
function spare(draft, keeperId) {
  if (/\/users\/\{id\}/.test(draft.operation.path) && Number(draft.params.id) === keeperId)
    draft.params.id = 2_000_000_001;
}

function finish({ operation, method, params, query, headers, type, body, text, tail }, index) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(wellFormed(String(params[name]))),
  );
  const search = query
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .concat(tail ?? [])
    .join('&');
  return {
    method,
    url: search ? `${path}?${search}` : path,
    // Rate limits count by address, so each request uses another one.
    headers: {
      'x-forwarded-for': addressOf(index),
      ...(type ? { 'content-type': type } : {}),
      ...headers,
    },
    ...(text !== undefined || body !== undefined ? packed(text ?? body) : {}),
  };
}

const addressOf = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
const wellFormed = (text) => text.toWellFormed?.() ?? text.replace(/\p{Surrogate}/gu, '\ufffd');
const encode = (text) => encodeURIComponent(wellFormed(String(text)));

/** Printable, and can be sent again. */
function packed(body) {
  if (Buffer.isBuffer(body)) return { base64: body.toString('base64') };
  return { body: typeof body === 'string' ? body : encodeJson(body) };
}
