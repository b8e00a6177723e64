// The engine as the browser gets it: bundled by esbuild into one file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../lib/paths.mjs';

const SOURCE = join(root, 'packages/engine/src');
/** Exports the benchmark needs beyond the public ones. */
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

/** kB after gzip, minified: the package, and with taxes, which load on demand. */
export async function browserSizes() {
  return {
    core: await gzipOf(`export * from './index.ts';`),
    withTax: await gzipOf(`export * from './index.ts'; export * from './tax/index.ts';`),
  };
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
