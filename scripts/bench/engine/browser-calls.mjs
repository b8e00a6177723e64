// A browser while a slider moves: `project` on the page, `simulate` in a worker.
import { join } from 'node:path';
import { build } from 'esbuild';
import { findChromium } from '../../lib/chromium.mjs';
import { root } from '../../lib/paths.mjs';

const ENTRY = `
  import { project, simulate } from './index.ts';
  import { EXAMPLE_A } from './test-support/examples.ts';
  const nth = (i) => ({ ...EXAMPLE_A, listPrice: EXAMPLE_A.listPrice + i });
  // A growth rate moves the plan of all paths; a price does not.
  const moved = (i) => ({ ...EXAMPLE_A, rentGrowthRateAnnual: 0.02 + i / 100_000 });
  const percentile95 = (count, task) => {
    for (let i = 0; i < count / 2; i += 1) task(i);
    const times = [];
    for (let i = 0; i < count; i += 1) {
      const began = performance.now();
      task(i);
      times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b)[Math.floor(0.95 * (count - 1))];
  };
  const average = (count, task) => {
    const began = performance.now();
    for (let i = 0; i < count; i += 1) task(i);
    return (performance.now() - began) / count;
  };
  self.onmessage = () => self.postMessage({
    // Browsers round their clock to 0.1 ms: a call this short is timed by the thousand.
    project: average(5_000, (i) => project(nth(i))),
    simulate: percentile95(200, (i) => simulate(nth(i))),
    simulateMoved: percentile95(200, (i) => simulate(moved(i))),
  });
`;

/** Milliseconds in Chromium, or null where there is none. */
export async function browserCalls() {
  const executablePath = await findChromium();
  if (executablePath === null) return null;
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: join(root, 'packages/engine/src'), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    return await page.evaluate((source) => {
      const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      const worker = new Worker(url);
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage('go');
      });
    }, outputFiles[0].text);
  } finally {
    await browser.close();
  }
}
