import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** What a browser loads before anything is used, from the built site. Run `npm run build` first. */
const CLIENT = join(import.meta.dirname, '../../build/client');
const ASSETS = join(CLIENT, 'assets');

type Files = { module: string; imports?: string[] };
type Manifest = { entry: Files; routes: Record<string, Files & { parentId?: string }> };

function readManifest(): Manifest {
  const name = readdirSync(ASSETS).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file));
  const text = readFileSync(join(ASSETS, name ?? 'manifest'), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** The scripts of a page: the entry, its route and the layouts around it. */
function scriptsOf(routeId: string): string[] {
  const { entry, routes } = readManifest();
  const files = new Set([entry.module, ...(entry.imports ?? [])]);
  for (let id: string | undefined = routeId; id; id = routes[id]?.parentId)
    for (const file of [routes[id]?.module ?? id, ...(routes[id]?.imports ?? [])]) files.add(file);
  return [...files];
}

const gzipKb = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file))).length, 0) / 1000;

// The list of routes, about 2 kB, is loaded besides.
it.each([
  { page: 'routes/shared-report', kb: 163, count: 15 },
  { page: 'routes/sample-report', kb: 165, count: 13 },
  { page: 'routes/home', kb: 151.6, count: 9 },
  { page: 'routes/shared-shortlist', kb: 164, count: 15 },
  // The frame: the server has drawn the homes, and what works with them is loaded after it.
  { page: 'routes/room', kb: 130, count: 6 },
])('$page stays within its budget of scripts', ({ page, kb, count }) => {
  const scripts = scriptsOf(page);
  expect(gzipKb(scripts)).toBeLessThan(kb);
  expect(scripts.length).toBeLessThanOrEqual(count);
});

it('the report in the app has few enough files, and its texts are in one', () => {
  expect(scriptsOf('routes/report').length).toBeLessThanOrEqual(30);
  const texts = readdirSync(ASSETS).filter((file) => /^report-en-[\w-]+\.js$/.test(file));
  expect(texts).toHaveLength(1);
});

it('a page has two fonts of 55 kB together', () => {
  const fonts = readdirSync(ASSETS).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + readFileSync(join(ASSETS, file)).length, 0);
  expect(bytes).toBeLessThan(55_000);
});
