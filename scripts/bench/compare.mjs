// Eight homes side by side over HTTP, as staff read them: stored figures, one scenario for all, the bundle, the PDF.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { untilAnalyzed } from '../lib/product.mjs';
import { ask } from './lib/ask.mjs';
import { print, address as visitor } from './search/measure.mjs';
import { startServer } from './search/server.mjs';

const PASSWORD = 'for the benchmark only';
const COLUMNS = 8;
const ASKED = 200;
/** Simulated, so each is asked for with a rate of its own. */
const SIMULATED = 60;

export async function benchCompare() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
  });
  try {
    await untilAnalyzed(server.url);
    const staff = await signIn(server.url);
    const ids = await allIds(server.url);
    const eight = (i) =>
      Array.from({ length: COLUMNS }, (_, k) => ids[(i * 7 + k * 13) % ids.length]);
    const times = async (count, pathOf) => {
      const measured = [];
      // The first quarter warms up.
      for (let i = 0; i < count; i += 1) {
        const headers = { ...staff, 'x-forwarded-for': visitor() };
        const time = await ask(server.url + pathOf(i, eight(i).join(',')), headers);
        if (i >= count / 4) measured.push(time);
      }
      return measured;
    };
    const rate = (i) => `apr%3D${(5 + i * 0.03).toFixed(2)}`;
    console.log(
      '\neight homes compared, one after the other (aim: p95 under 50 ms for stored figures)',
    );
    print('stored', await times(ASKED, (_, list) => `/api/compare?property_ids=${list}`));
    print(
      'a scenario',
      await times(SIMULATED, (i, list) => `/api/compare?property_ids=${list}&view=${rate(i)}`),
    );
    print(
      'a bundle',
      await times(SIMULATED, (_, list) => `/api/compare?property_ids=${list}&bundle=1`),
    );
    print('pdf', await times(12, (_, list) => `/api/compare/pdf?property_ids=${list}`));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'salesman@alpha.test', password: PASSWORD }),
  });
  return { authorization: `Bearer ${(await answer.json()).access_token}` };
}

async function allIds(origin) {
  const pages = [1, 2, 3, 4, 5, 6, 7, 8].map(async (page) => {
    const answer = await fetch(`${origin}/api/properties?page=${page}`);
    return (await answer.json()).data.map(({ id }) => id);
  });
  return (await Promise.all(pages)).flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchCompare();
}
