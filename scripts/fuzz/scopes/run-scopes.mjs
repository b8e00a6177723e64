// Every operation, as everybody, against objects outside their scope. The response must be the one
// for an id that does not exist, and the owner must find everything as before.
import { createDice } from '../dice.mjs';
import { ID_FIELDS, nounOfId } from '../known.mjs';
import { operationsOf } from '../operations.mjs';
import { shapeOf } from '../shape.mjs';
import {
  AMOUNTS,
  COMMON,
  curatorPage,
  makeObjects,
  purchaseOf,
  readOwned,
  SCOPES,
  STATEMENT,
  savedSearch,
  steady,
} from './objects.mjs';
import { openOffice } from './office.mjs';

const NO_ID = 2_000_000_001;
/** Each target is tried with several bodies: some are refused before the object is looked up. */
const ROUNDS = 3;
/** Bodies that random words would hardly ever make valid. */
const VALID = {
  updateLead: {
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@fuzz.test',
    phone: '+1 305 555 0102',
    lead_status_id: 1,
  },
  inviteToRoom: { locale: 'en' },
  startPurchase: {
    address: 'Scope moved',
    financing: 'cash',
    buyer: 'person',
    country: null,
    time_zone: 'America/Bogota',
    locale: 'es',
  },
  addPurchaseStep: {
    title: 'Scope moved',
    phase: 'prepare',
    who: 'investor',
    days: { min: 1, typical: 2, max: 3 },
  },
  createOwnedHome: purchaseOf(1),
  addHomeEntries: AMOUNTS,
  checkStatement: STATEMENT,
  importStatement: STATEMENT,
  createLeadSearch: savedSearch('Scope moved'),
  updateLeadSearch: { name: 'Scope moved' },
  addActivity: { kind: 'call', outcome: 'no_answer' },
  updateScenario: { name: 'Scope moved' },
  renameLeadFile: { name: 'Scope moved' },
  updateCuratorPage: { ...curatorPage('scope-moved'), version: 1 },
  updateUser: { name: 'Ana Ruiz', email: 'ana.ruiz@fuzz.test', role: 'salesman' },
  // With itself: refused, but only to those who find it.
  mergeLeads: (id) => ({ other_id: id, version: 1, other_version: 1, from_other: [] }),
};
/** Random digits are hardly ever a year. */
const knownValue = (name) => (name === 'year' ? '2025' : undefined);
/** A public form names any colleague: the specification wants that. */
const NAMES_ANYBODY = new Set(['submitLead']);

/** → `{faults, pairs, operations}` */
export async function runScopes({ send, document, keeper, seed }) {
  const operations = operationsOf(document);
  const office = await openOffice(send, keeper);
  const { salesman, leader, colleague, otherLeader, otherSalesman, anonymous, admin } = office;
  const victims = [
    { owner: salesman, strangers: [colleague, otherLeader, otherSalesman, anonymous] },
    { owner: leader, strangers: [salesman, otherLeader, otherSalesman, anonymous] },
  ];
  for (const victim of victims) victim.objects = await makeObjects(victim.owner, leader);
  for (const victim of victims) victim.before = await readOwned(victim.owner, victim.objects);

  const faults = [];
  const reached = new Map();
  let pairs = 0;
  for (const operation of operations)
    for (const target of targetsOf(operation, faults)) {
      const name = `${operation.id} ${target.field}`;
      reached.set(name, new Set());
      for (const { owner, strangers, objects } of victims) {
        const callers = SCOPES[target.kind] === 'own' ? [...strangers, admin] : strangers;
        for (const stranger of callers)
          for (let round = 0; round < ROUNDS; round += 1) {
            const dice = () => createDice(seed, pairs);
            const missing = await ask(stranger, operation, target, NO_ID, dice());
            const foreign = await ask(stranger, operation, target, objects[target.kind], dice());
            pairs += 1;
            reached.get(name).add(missing.status);
            const fault = differenceOf(missing, foreign, operation);
            if (fault) faults.push(`${name} of ${owner.role} as ${stranger.role}: ${fault}`);
          }
      }
    }

  for (const [name, statuses] of reached)
    if (name.endsWith(' id') && !statuses.has(404) && !isGuarded(statuses))
      faults.push(`${name}: no request got as far as looking for the object (${[...statuses]})`);
  for (const { owner, objects, before } of victims)
    for (const [url, now] of await readOwned(owner, objects))
      if (now !== before.get(url)) faults.push(`${url} of the ${owner.role} has changed`);
  faults.push(...(await unreachable(operations, victims, admin, seed)));
  return { faults, pairs, operations: reached.size };
}

/** No stranger's role allows the operation at all. */
const isGuarded = (statuses) => [...statuses].every((status) => status === 401 || status === 403);

/** The places of an operation that take the id of an object with an owner. */
function targetsOf(operation, faults) {
  const targets = [];
  // Behind a link the token decides, and in a room its cookie, not a person's scope.
  const isBehindLink =
    operation.path.includes('{token}') || operation.path.startsWith('/api/room/');
  if (!isBehindLink && operation.params.some(({ name }) => name === 'id')) {
    const kind = nounOfId(operation.path);
    if (SCOPES[kind]) targets.push({ field: 'id', kind });
    else if (!COMMON.has(kind)) faults.push(`${operation.id}: the scope of ${kind} is not known`);
  }
  if (NAMES_ANYBODY.has(operation.id)) return targets;
  const fields = [
    ...operation.query.map(({ name }) => name),
    ...Object.keys(operation.body?.schema?.properties ?? {}),
  ];
  for (const field of new Set(fields)) {
    const kind = field === 'ids' && /statuses/.test(operation.path) ? null : ID_FIELDS[field];
    if (SCOPES[kind]) targets.push({ field, kind });
  }
  return targets;
}

async function ask(caller, operation, { field }, id, dice) {
  const none = () => undefined;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'id' && field === 'id' ? id : NO_ID,
  );
  const query = operation.query
    .filter(({ name, required }) => required || name === field)
    .map(
      ({ name, schema }) =>
        `${name}=${encodeURIComponent(name === field ? id : shapeOf(schema, dice, knownValue, name))}`,
    );
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path;
  const type = operation.body?.type;
  if (type === 'application/octet-stream')
    return caller.call(operation.method, url, 'no picture', type);
  const isJson = type === 'application/json';
  const known = VALID[operation.id];
  const valid = typeof known === 'function' ? known(id) : known;
  const body = isJson ? { ...(valid ?? shapeOf(operation.body.schema, dice, none)) } : undefined;
  if (body?.password_confirmation !== undefined) body.password_confirmation = body.password;
  if (body && operation.body.schema.properties?.[field]) {
    body[field] = field.endsWith('ids') ? [id] : id;
    // Bulk operations take ids or a query, not both.
    if (field === 'ids') delete body.matching;
  }
  return caller.call(operation.method, url, body);
}

function differenceOf(missing, foreign, operation) {
  if (missing.status === 429 || foreign.status === 429) return null;
  if (missing.status !== foreign.status)
    return `${foreign.status} instead of ${missing.status} ${steady(foreign.body)?.slice(0, 200)}`;
  if (missing.status === 200 && operation.method !== 'GET') return null;
  const [expected, got] = [missing, foreign].map(({ body }) => steady(body));
  return expected === got ? null : `${got} instead of ${expected}`.slice(0, 400);
}

/** What ends an object comes after everything else, a lead after what belongs to it. */
const ENDINGS = [
  /^(?!delete|erase|undo|remove)/,
  /^(delete|undo|remove)(?!Lead$|User$|OwnedHome$)/,
  /^deleteOwnedHome$/,
  /^(deleteLead|eraseLead)$/,
  /^deleteUser$/,
];

/** What a salesman may not do to an own object. */
const BY_ADMIN = new Set(['eraseLead', 'deleteCuratorPage']);

/** Proof that the objects could be found: their owner finds each. Last, because it deletes them. */
async function unreachable(operations, victims, admin, seed) {
  const faults = [];
  // By now their sign-in may be too long ago for what lasts.
  for (const { prove } of [admin, ...victims.map(({ owner }) => owner)]) await prove();
  const order = ({ id, path }) =>
    ENDINGS.findIndex((ending) => ending.test(id)) +
    (/sessions|users/.test(path) ? ENDINGS.length : 0);
  for (const operation of [...operations].sort((a, b) => order(a) - order(b)))
    for (const target of targetsOf(operation, [])) {
      if (target.field !== 'id') continue;
      // Deleting and erasing need a lead each.
      const { owner, objects } = victims[operation.id === 'eraseLead' ? 1 : 0];
      const isForAdmins = target.kind === 'users' || BY_ADMIN.has(operation.id);
      const caller = isForAdmins ? admin : owner;
      const statuses = [];
      for (let round = 0; round < ROUNDS; round += 1)
        statuses.push(
          (await ask(caller, operation, target, objects[target.kind], createDice(seed, round)))
            .status,
        );
      if (statuses.every((status) => [401, 403, 404].includes(status)))
        faults.push(`${operation.id}: the owner does not find the object either (${statuses})`);
    }
  return faults;
}
