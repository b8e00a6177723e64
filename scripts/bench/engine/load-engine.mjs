// The engine as the browser gets it: bundled by esbuild into one file.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../lib/paths.mjs';

const SOURCE = join(root, 'packages/engine/src');
/** What the benchmark needs beyond the public names. */
const ENTRY = `
  export * from './index.ts';
  export { resolveMarket } from './market/market-parameters.ts';
  export { pathCoefficients } from './simulate/path-coefficients.ts';
  export { ROI_QUANTILES, ROI_THRESHOLDS, roiStatistics } from './simulate/roi-statistics.ts';
  export { CONDO, EXAMPLE_A, EXAMPLE_C } from './test-support/examples.ts';
`;

export async function loadEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-engine-'));
  const file = join(folder, 'engine.mjs');
  try {
    await build({
      stdin: { contents: ENTRY, resolveDir: SOURCE, loader: 'ts' },
      bundle: true,
      format: 'esm',
      outfile: file,
    });
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** kB after gzip, minified: of everything the package exports, and without taxes and cities. */
export async function browserSizes() {
  const everything = `export * from './index.ts';`;
  const index = readFileSync(join(SOURCE, 'index.ts'), 'utf8');
  const core = index.replace(/^export .* from '\.\/(tax|city|statistics).*$/gm, '');
  return { everything: await gzipOf(everything), core: await gzipOf(core) };
}

async function gzipOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: SOURCE, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
}
