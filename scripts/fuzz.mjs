// npm run fuzz: valid and invalid requests generated from our own OpenAPI document, as every kind of
// visitor. No response may be a 5xx or late, and each must match its declaration.
//
//   --requests 100000  --seed 7  --lanes 16  --database embedded|postgres
//   --only 1234          that request of the seed, alone
//   --only createLead    that operation
//   --only '{"method":…}'  a request as it was printed
//   --url http://127.0.0.1:3000 --data-dir …  a demo that runs already (password in DEMO_PASSWORD)
import './lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mustBeLoopback } from './bench/lib/loopback.mjs';
import { sharedKeys } from './fuzz/links.mjs';
import { printResult } from './fuzz/print.mjs';
import { requestAt } from './fuzz/request.mjs';
import { prepareFuzz, runFuzz } from './fuzz/run.mjs';
import { httpSender } from './fuzz/send.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { startProduct, untilAnalyzed } from './lib/product.mjs';

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
    url: { type: 'string' },
    'data-dir': { type: 'string' },
  },
});
const seed = Number(values.seed);

const folder = mkdtempSync(join(tmpdir(), 'alpha-fuzz-'));
const started = [];
try {
  process.exitCode = (await fuzz(values.url ? running() : await startDemo())) ? 0 : 1;
} finally {
  for (const each of started.reverse()) await each.stop();
  rmSync(folder, { recursive: true, force: true });
}

function running() {
  return { url: mustBeLoopback(values.url), dataDir: values['data-dir'], isAlive: () => true };
}

async function startDemo() {
  const { build } = await import('./build.mjs');
  await build();
  const postgres = values.database === 'postgres' ? await startPostgres(folder) : undefined;
  if (postgres) started.push(postgres);
  const dataDir = join(folder, 'data');
  const product = await startProduct({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? '',
    DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
    SMTP_URL: '',
  });
  started.push(product);
  await untilAnalyzed(product.url);
  return { ...product, dataDir };
}

/** → whether no fault was found. */
async function fuzz({ url, dataDir, isAlive }) {
  const send = httpSender(url, Number(values['limit-ms']));
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const setting = await prepareFuzz({
    send,
    document,
    keeper: { email: 'admin@alpha.test', password: PASSWORD },
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
