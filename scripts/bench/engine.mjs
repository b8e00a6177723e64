// npm run bench:engine: the engine against numpy on the same paths, side by side in one run.
// --reference rewrites the stored reference values, after a change of the model.
import '../lib/use-node.mjs';
import { pathToFileURL } from 'node:url';
import { measureErrors, writeReference } from './engine/accuracy.mjs';
import { browserCalls } from './engine/browser-calls.mjs';
import { browserSizes, loadEngine } from './engine/load-engine.mjs';
import { startNumpy } from './engine/numpy.mjs';
import { largestDifference, sharePaths } from './engine/same-results.mjs';

const ROUNDS = 9;
const FRESH_PATHS = 10_000;

export async function benchEngine() {
  const engine = await loadEngine();
  const market = engine.resolveMarket({});
  const analyzer = engine.createAnalyzer();
  const home = engine.EXAMPLE_A;
  const byYears = yearLoop(engine, analyzer, market);
  analyzer.analyze(home);
  const numpy = await startNumpy();
  if (!numpy)
    console.log('numpy is not installed (Debian: python3-numpy): skipping the comparison.');

  const rows = [];
  if (numpy) {
    await sharePaths(numpy, analyzer);
    await numpy.call('prepare', { home, market });
    let worst = 0;
    for (const other of [home, engine.EXAMPLE_C, { ...home, rentMonthly: 1_500, hoaMonthly: 90 }]) {
      worst = Math.max(
        worst,
        largestDifference(byYears(other), await numpy.call('same', { home: other, market })),
        largestDifference(
          analyzer.analyze(other),
          await numpy.call('batch', { home: other, market }),
        ),
      );
    }
    rows.push(['results of both differ by at most', worst.toExponential(1), '≤ 1e-9']);
  }
  const times = await alternate(engine, analyzer, byYears, numpy, market);
  rows.push(...timeRows(times, numpy));
  rows.push(...(await browserRows()));
  for (const error of await measureErrors(engine, numpy, market)) rows.push(errorRow(error));
  await numpy?.stop();
  print(rows, analyzer.kernel.points, numpy);
}

/** The statistics of one home by the year loop, in the analyzer's shape. */
function yearLoop(engine, { kernel, summarize, analyze }, market) {
  return (home, withSale = true) => {
    const plan = kernel.setMarket(home, market);
    const { saleValues } = withSale ? analyze(home) : {};
    kernel.fillRoiByYears(engine.pathCoefficients(home).coefficients, plan);
    const roi = engine.roiStatistics(summarize(engine.ROI_QUANTILES, engine.ROI_THRESHOLDS));
    return { saleValues, roi };
  };
}

/** Milliseconds per home, in alternating rounds so that both run under the same conditions. */
async function alternate(engine, analyzer, byYears, numpy, market) {
  const home = engine.EXAMPLE_A;
  const nth = (i) => ({ ...home, listPrice: home.listPrice + 10 * i });
  const onNumpy = async (name, rounds, request) =>
    1000 * (await numpy.call('timed', { name, rounds, home, market, ...request }));
  const tasks = {
    yearLoop: () => timed(60, (i) => byYears(nth(i), false)),
    numpySame: () => onNumpy('same', 20),
    batch: () => timed(200, (i) => analyzer.analyze(nth(i))),
    numpyBatch: () => onNumpy('batch', 40),
    numpyFresh: () => onNumpy('fresh', 10, { paths: FRESH_PATHS, seed: 1 }),
  };
  const times = {};
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [name, task] of Object.entries(tasks)) {
      if (!numpy && name.startsWith('numpy')) continue;
      const time = await task();
      // The first round warms up.
      if (round >= 0) times[name] = [...(times[name] ?? []), time];
    }
  return times;
}

function timed(count, task) {
  const began = performance.now();
  for (let i = 0; i < count; i += 1) task(i);
  return (performance.now() - began) / count;
}

function timeRows(times, numpy) {
  const own = [
    ['engine, year loop (ms per home)', range(times.yearLoop, 3), ''],
    ['engine, batch (ms per home)', range(times.batch, 3), ''],
  ];
  if (!numpy) return own;
  const ratio = (label, theirs, ours, goal) => {
    const ratios = times[theirs].map((time, i) => time / times[ours][i]);
    return [label, `${range(ratios, 1)} ×`, `≥ ${goal} ×`, middle(ratios) >= goal];
  };
  return [
    ...own,
    ['numpy, year loop on the same paths (ms)', range(times.numpySame, 2), ''],
    ['numpy, batch on the same paths (ms)', range(times.numpyBatch, 2), ''],
    ['numpy, fresh 10,000 paths (ms)', range(times.numpyFresh, 2), ''],
    ratio('same algorithm, year loop: faster by', 'numpySame', 'yearLoop', 3),
    ratio('same algorithm, batch: faster by', 'numpyBatch', 'batch', 3),
    ratio('year loop against fresh numpy: faster by', 'numpyFresh', 'yearLoop', 15),
    ratio('batch against fresh numpy: faster by', 'numpyFresh', 'batch', 50),
  ];
}

async function browserRows() {
  const times = await browserCalls();
  const sizes = await browserSizes();
  const below = (label, value, goal, digits = 2) => [
    label,
    value.toFixed(digits),
    `< ${goal}`,
    value < goal,
  ];
  const calls = times
    ? [
        below('Chromium: project (ms)', times.project, 1, 3),
        below('Chromium worker: simulate, 95th percentile (ms)', times.simulate, 10),
        below('… after a growth rate moved (ms)', times.simulateMoved, 10),
      ]
    : [];
  return [
    ...calls,
    below('package in the browser (kB gzip)', sizes.core, 15),
    ['… with taxes, which load where they are shown', sizes.withTax.toFixed(2), ''],
  ];
}

function errorRow({ name, scrambled, frozen, plain }) {
  const label = `error of ROI ${name}: RMSE, and of the frozen scramble (points)`;
  const found = `${scrambled.toFixed(3)}, ${frozen.toFixed(3)}`;
  if (plain === null) return [label, found, ''];
  return [
    label,
    found,
    `< ${plain.toFixed(3)} of plain 10,000`,
    Math.max(scrambled, frozen) < plain,
  ];
}

const byNumber = (a, b) => a - b;

function middle(values) {
  return values.toSorted(byNumber)[Math.floor(values.length / 2)];
}

function range(values, digits) {
  const sorted = values.toSorted(byNumber).map((value) => value.toFixed(digits));
  return `${middle(values).toFixed(digits)} (${sorted[0]}–${sorted.at(-1)})`;
}

function print(rows, points, numpy) {
  const peer = numpy ? `numpy ${numpy.version}` : 'no numpy';
  console.log(`Node ${process.version}, ${peer}, ${points} paths, example A`);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    const cells = row.slice(0, 3).map((cell, i) => cell.padEnd(widths[i]));
    console.log([...cells, row[3] === false ? 'MISSED' : ''].join('  ').trimEnd());
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--reference')) console.log(writeReference(await loadEngine()));
  else await benchEngine();
}
