import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from './fixtures.ts';

const SOURCE = fileURLToPath(
  new URL('../packages/engine/src/test-support/golden-checksum.ts', import.meta.url),
);

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    format: 'iife',
    globalName: 'engine',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test('the engine gives the same bytes in Node and in Chromium', async ({ page }) => {
  const source = await bundle();
  const sums = `${source}; engine.goldenChecksum() + ' ' + engine.homeCurrencyChecksum()`;
  const inNode = runInNewContext(sums);
  const inChromium = await page.evaluate(sums);
  expect(inNode).toMatch(/^[0-9a-f]{16} [0-9a-f]{16}$/);
  expect(inChromium).toBe(inNode);
});
