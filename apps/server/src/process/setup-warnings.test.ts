import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { streetMap } from '../../test/street-map.ts';
import { openTestApp, testConfig } from '../../test/test-app.ts';
import { warnOfUnknownProxy } from '../platform/http/unknown-proxy.ts';
import { warnOfStreets } from '../platform/streets/index.ts';
import { warnOfSetup } from './setup-warnings.ts';

/** → what an operator reads. */
function listening() {
  const said: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line) => said.push(JSON.parse(line).msg) } },
  });
  return { app, said };
}

it('warns about settings that are probably a mistake', async () => {
  const test = await openTestApp({ people: { leads: 0 } });
  const { app, said } = listening();
  const warned = async (more: Parameters<typeof testConfig>[0]) => {
    said.length = 0;
    const config = testConfig({ isDemo: false, databaseUrl: 'postgres://u@h/d', ...more });
    await warnOfSetup({ ...test.deps, config }, app.log);
    return said.join('\n');
  };
  const local = await warned({ publicUrl: 'http://localhost:3000' });
  expect(local).toMatch(/points to this machine/);
  expect(local).toMatch(/demo’s people .* can still sign in/);
  expect(await warned({ publicUrl: 'http://alpha.example.com' })).toMatch(/begins with http/);
  const good = { publicUrl: 'https://alpha.example.com', isDemo: true };
  expect(await warned(good)).toMatch(/^This is a demo that others can reach/);
  const alone = { databaseUrl: undefined, publicUrl: 'http://localhost:3000', isDemo: true };
  expect(await warned(alone)).toBe('');
  expect(await warned({ ...alone, host: '0.0.0.0' })).toMatch(/^This is a demo that others can/);
  expect(await warned({ publicUrl: 'https://alpha.example.com' })).not.toMatch(
    /PUBLIC_URL|is a demo/,
  );
  await test.close();
});

it('names a file with streets that is not used, and starts without it', async () => {
  const { app, said } = listening();
  const dataDir = mkdtempSync(join(tmpdir(), 'streets-'));
  const file = join(dataDir, 'basemap.pmtiles');
  const warned = async (mapPmtiles?: string) => {
    said.length = 0;
    await warnOfStreets({ config: testConfig({ dataDir, mapPmtiles }) }, app.log);
    return said.join('\n');
  };
  expect(await warned()).toBe('');
  expect(await warned(file)).toMatch(/no streets: MAP_PMTILES is not used, .* not there/);
  writeFileSync(file, 'not a map');
  expect(await warned()).toMatch(
    /no streets: basemap.pmtiles in DATA_DIR is not used, .* no PMTiles/,
  );
  writeFileSync(file, streetMap());
  expect(await warned()).toBe('');
  rmSync(dataDir, { recursive: true });
});

it('warns once about a proxy that is not configured', async () => {
  const { app, said } = listening();
  warnOfUnknownProxy(app, ['10.0.0.0/8']);
  app.get('/', async () => 'served');
  const headers = { 'x-forwarded-for': '200.1.2.3' };
  await app.inject({ url: '/', headers, remoteAddress: '10.1.1.1' });
  await app.inject({ url: '/', remoteAddress: '192.168.0.9' });
  expect(said).toEqual([]);
  for (let i = 0; i < 2; i += 1)
    await app.inject({ url: '/', headers, remoteAddress: '192.168.0.9' });
  expect(said).toEqual([expect.stringContaining('not in TRUSTED_PROXIES')]);
});
