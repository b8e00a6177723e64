// npm run fuzz: valid and invalid requests generated from our own OpenAPI document, as every kind of
// visitor. No response may be a 5xx or late, and each must match its declaration.
//
//   --requests 100000  --seed 7  --lanes 16  --database embedded|postgres
//   --only 1234          that request of the seed, alone
//   --only createLead    that operation
//   --only '{"method":…}'  a request as it was printed
//   --scopes             every operation as everybody against objects outside their scope instead:
//                        each must be answered like an id that does not exist, and change nothing
//   --url http://127.0.0.1:3000 --data-dir …  a demo that runs already (password in DEMO_PASSWORD)
import './lib/use-node.mjs';
import { parseArgs } from 'node:util';
import { mustBeLoopback } from './bench/lib/loopback.mjs';
import { sharedKeys } from './fuzz/links.mjs';
import { printResult } from './fuzz/print.mjs';
import { requestAt } from './fuzz/request.mjs';
import { prepareFuzz, runFuzz } from './fuzz/run.mjs';
import { runScopes } from './fuzz/scopes/run-scopes.mjs';
import { httpSender } from './fuzz/send.mjs';
import { startDemoProduct } from './lib/demo-product.mjs';

const PASSWORD = process.env.DEMO_PASSWORD ?? 'for the fuzz run only';
const text = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({
  options: {
    requests: text('100000'),
    seed: text(String(Date.now() % 1_000_000)),
    lanes: text('16'),
    database: text('embedded'),
    'limit-ms': text('15000'),
    only: { type: 'string' },
    scopes: { type: 'boolean', default: false },
    url: { type: 'string' },
    'data-dir': { type: 'string' },
  },
});
const seed = Number(values.seed);
const keeper = { email: 'admin@alpha.test', password: PASSWORD };

const target = values.url ? running() : await startDemo();
try {
  process.exitCode = (await fuzz(target)) ? 0 : 1;
} finally {
  await target.stop();
}

function running() {
  const url = mustBeLoopback(values.url);
  return { url, dataDir: values['data-dir'], isAlive: () => true, stop: () => {} };
}

async function startDemo() {
  const { build } = await import('./build.mjs');
  await build();
  return startDemoProduct(values.database, { DEMO_PASSWORD: PASSWORD });
}

/** → whether no fault was found. */
async function fuzz({ url, dataDir, isAlive }) {
  const send = httpSender(url, Number(values['limit-ms']));
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  if (values.scopes) return scopes(send, document);
  const setting = await prepareFuzz({
    send,
    document,
    keeper,
    onlyOperation: /^[a-z]\w+$/i.test(values.only ?? '') ? values.only : undefined,
  });
  if (dataDir)
    for (const key of await sharedKeys(setting.cast, dataDir)) setting.known.add('token', key);
  if (/^[\d{]/.test(values.only ?? '')) return repeat(setting, values.only);

  console.log(
    `seed ${seed}, ${values.requests} requests, ${setting.operations.length} operations, ${values.url ?? values.database}`,
  );
  const begun = performance.now();
  const result = await runFuzz(setting, {
    seed,
    requests: Number(values.requests),
    lanes: Number(values.lanes),
    onFault: ({ fault, request, answer }) =>
      console.log(
        `\n✗ ${fault}\n  ${answer}\n  --seed ${seed} --only ${request.index}\n  --only '${JSON.stringify(request)}'`,
      ),
  });
  printResult(result, seed, (performance.now() - begun) / 1000);
  const ready = await fetch(`${url}/api/ready`).catch(() => null);
  if (!isAlive() || !ready?.ok) console.log('✗ the server does not answer any more');
  return result.faults.length === 0 && isAlive() && Boolean(ready?.ok);
}

async function scopes(send, document) {
  const { faults, pairs, operations } = await runScopes({ send, document, keeper, seed });
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(
    `seed ${seed}: ${operations} places for an id, ${pairs} pairs of requests, ${faults.length} faults`,
  );
  return faults.length === 0;
}

async function repeat({ send, cast, ...setting }, only) {
  const request = only.startsWith('{') ? JSON.parse(only) : requestAt(seed, Number(only), setting);
  console.log(JSON.stringify(request, null, 2));
  const { status, failure, headers, bytes } = await send(request, cast.tokenOf(request.as));
  console.log(
    failure ?? status,
    headers ?? '',
    bytes ? Buffer.from(bytes).toString('utf8').slice(0, 2_000) : '',
  );
  return !failure && status < 500;
}
