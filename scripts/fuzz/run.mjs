// The loop: a number of requests at once, in order, restoring the callers now and then.
import { createCast } from './cast.mjs';
import { createKnown } from './known.mjs';
import { operationsOf } from './operations.mjs';
import { requestAt } from './request.mjs';
import { faultOf, jsonOf } from './verdict.mjs';

const RENEW_EVERY = 250;
/** Requests every list at the start, to learn what exists. */
const FIRST_LISTS = [
  '/api/users',
  '/api/lead-statuses',
  '/api/properties',
  '/api/properties/random',
  '/api/imports',
];

/** Everything a request is made of, beside its number. */
export async function prepareFuzz({ send, document, keeper, words, onlyOperation }) {
  const all = operationsOf(document);
  const operations = onlyOperation ? all.filter(({ id }) => id === onlyOperation) : all;
  if (operations.length === 0) throw new Error(`no operation is called ${onlyOperation}`);
  const cast = await createCast(send, keeper);
  const known = createKnown(words);
  for (const url of FIRST_LISTS) known.learn(url, await cast.read(url));
  known.learn('/api/leads', await cast.read('/api/leads?per_page=100'));
  return {
    send,
    operations,
    byId: new Map(all.map((each) => [each.id, each])),
    cast,
    known,
    keeperId: cast.keeperId,
  };
}

/** → counts and faults. `onFault` is called for each fault at once. */
export async function runFuzz(setting, { seed, requests, lanes, mostFaults = 20, onFault }) {
  const { send, byId, cast, known } = setting;
  const result = { statuses: {}, operations: {}, faults: [], sent: 0 };
  let next = 0;
  let renewing = null;

  const lane = async () => {
    while (next < requests && result.faults.length < mostFaults) {
      const index = next;
      next += 1;
      if (index % RENEW_EVERY === RENEW_EVERY - 1)
        renewing ??= cast.renewAll().finally(() => {
          renewing = null;
        });
      await renewing;
      await step(index);
    }
  };

  async function step(index) {
    const request = requestAt(seed, index, setting);
    const operation = byId.get(request.operation);
    const answer = await send(request, cast.tokenOf(request.as));
    const fault = faultOf(request, answer, operation);
    const status = answer.status || (answer.failure ?? 'closed');
    result.sent += 1;
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    result.operations[operation.id] ??= { requests: 0, ok: 0 };
    const row = result.operations[operation.id];
    row.requests += 1;
    if (status === 200) row.ok += 1;
    if (status === 200 && answer.headers['content-type']?.startsWith('application/json'))
      known.learn(operation.path, jsonOf(answer.bytes));
    if (!fault) return;
    const found = { fault, request, answer: shortAnswer(answer) };
    result.faults.push(found);
    onFault?.(found);
  }

  await Promise.all(Array.from({ length: lanes }, lane));
  return result;
}

const shortAnswer = ({ status, failure, bytes }) =>
  failure ?? `${status} ${bytes ? Buffer.from(bytes).toString('utf8').slice(0, 400) : ''}`;
