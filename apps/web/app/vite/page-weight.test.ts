import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  { page: 'routes/shared-report', kb: 165, count: 15 },
  { page: 'routes/sample-report', kb: 167.5, count: 13 },
  { page: 'routes/home', kb: 154, count: 9 },
  { page: 'routes/shared-shortlist', kb: 166.5, count: 15 },
  // The frame: the server has drawn the homes, and what works with them is loaded after it.
  { page: 'routes/room', kb: 130, count: 6 },
  // Texts, about 27 kB, are loaded besides; the map and its library after the list.
  { page: 'routes/listing', kb: 247.5, count: 38 },
])('$page stays within its budget of scripts', ({ page, kb, count }) => {
  const scripts = scriptsOf(page);
  expect(gzipKb(scripts)).toBeLessThan(kb);
  expect(scripts.length).toBeLessThanOrEqual(count);
});

/** A script, and all that it imports at once. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(ASSETS, name), 'utf8');
  for (const [, next = ''] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
    withImports(next, found);
  return found;
}

const STAFF = /^staff-(?!en-|es-)/;

it.each(['services', 'landing', 'privacy', 'shortlist-compare', 'room-compare'])(
  'the page %s does without the scripts of staff',
  (page) => {
    const scripts = scriptsOf(`routes/${page}`).map((path) => basename(path));
    expect(scripts.filter((name) => STAFF.test(name))).toEqual([]);
  },
);

it.each(['room-view', 'room-searches', 'area-dialog', 'room-scenarios', 'report-page'])(
  'what is loaded later for visitors does without them too: %s',
  (part) => {
    const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
    expect(scripts.some((name) => STAFF.test(name))).toBe(true);
    const [script = ''] = scripts.filter((name) => name.startsWith(`${part}-`));
    const loaded = [...withImports(script)];
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((name) => STAFF.test(name))).toEqual([]);
  },
);

it('the report in the app has few enough files, and its texts are in one', () => {
  expect(scriptsOf('routes/report').length).toBeLessThanOrEqual(31);
  const texts = readdirSync(ASSETS).filter((file) => /^report-en-[\w-]+\.js$/.test(file));
  expect(texts).toHaveLength(1);
});

it('a page has two fonts of 55 kB together', () => {
  const fonts = readdirSync(ASSETS).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + readFileSync(join(ASSETS, file)).length, 0);
  expect(bytes).toBeLessThan(55_000);
});
