// What a browser's worker does, in a process of its own: the engine is fastest with one set of paths.
import { loadEngine } from './load-engine.mjs';

const { project, simulate, EXAMPLE_A } = await loadEngine();
const nth = (i) => ({ ...EXAMPLE_A, listPrice: EXAMPLE_A.listPrice + i });
/** A slider of the market, like appreciation, moves the plan of all paths. */
const moved = (i) => ({ ...EXAMPLE_A, rentGrowthRateAnnual: 0.02 + i / 100_000 });

const times = {
  project: percentile95(2_000, (i) => project(nth(i))),
  simulate: percentile95(200, (i) => simulate(nth(i))),
  simulateMoved: percentile95(200, (i) => simulate(moved(i))),
};
process.stdout.write(JSON.stringify(times));

function percentile95(count, task) {
  for (let i = 0; i < count / 4; i += 1) task(i);
  const times = [];
  for (let i = 0; i < count; i += 1) {
    const began = performance.now();
    task(i);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(0.95 * (count - 1))];
}
