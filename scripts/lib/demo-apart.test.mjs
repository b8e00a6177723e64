import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { demoApart, strayDemoFiles } from './demo-apart.mjs';
import { root } from './paths.mjs';

const bundle = (contents) =>
  build({
    stdin: { contents, resolveDir: `${root}/apps/server/src` },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [demoApart],
    logLevel: 'silent',
  });

test('a program that loads the demo market finds it in the file beside it', async () => {
  const { outputFiles } = await bundle("export const demo = () => import('@alpha/demo-market');");
  expect(outputFiles[0].text).toContain('import("./demo-market.js")');
  expect(outputFiles[0].text.length).toBeLessThan(200);
});

test('a program that imports the demo market statically is not built', async () => {
  const programs = [
    "import '@alpha/demo-market'",
    "import '@alpha/demo-market/random'",
    "export const random = () => import('@alpha/demo-market/random')",
  ];
  for (const program of programs)
    await expect(bundle(program)).rejects.toThrow('has to load @alpha/demo-market with import()');
});

test('a file of the demo market in another bundle is found by its name', () => {
  const own = 'packages/demo-market/src/index.ts';
  const outputs = {
    'apps/server/dist/main.js': { inputs: { 'apps/server/src/main.ts': {}, [own]: {} } },
    'apps/server/dist/demo-market.js': { inputs: { [own]: {} } },
  };
  expect(strayDemoFiles({ outputs })).toEqual([`main.js: ${own}`]);
});
