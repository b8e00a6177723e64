// Both sides get the same paths and must return the same figures.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const YEARS = 10;
const TOLERANCE = 1e-9;
const ROI = ['mean', 'stdDev', 'p5', 'median', 'p95'];
const CHANCES = ['probAbove0', 'probLoss', 'probDouble'];
const SALE = ['mean', 'stdDev', 'p1', 'p5', 'p10', 'p25', 'median', 'p75', 'p90', 'p95', 'p99'];

/** Passes the engine's paths of the current market to numpy. */
export async function sharePaths(numpy, { kernel }) {
  const { points, stride, noise, shocks } = kernel;
  const folder = mkdtempSync(join(tmpdir(), 'alpha-paths-'));
  const write = (name, parts) =>
    writeFileSync(join(folder, `${name}.f64`), Buffer.concat(parts.map(bytesOf)));
  const years = (table) =>
    Array.from({ length: YEARS }, (_, year) =>
      table.subarray(year * stride, year * stride + points),
    );
  try {
    write('value', [noise.value]);
    write('rent', years(noise.rent));
    write('expense', years(noise.expense));
    write('repair', years(noise.repair));
    write('vacancy', shocks.vacancy);
    await numpy.call('load', { folder, points });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The largest difference in proportion to the size of the figures; throws above 1e-9. */
export function largestDifference(engine, peer) {
  const pairs = [
    ...ROI.map((name, i) => [engine.roi[name], peer.roi[i], engine.roi.stdDev]),
    ...CHANCES.map((name, i) => [engine.roi[name], peer.chances[i], 1]),
    ...SALE.map((name, i) => [engine.saleValues[name], peer.sale[i], engine.saleValues.stdDev]),
  ];
  const worst = Math.max(...pairs.map(([ours, theirs, size]) => Math.abs(ours - theirs) / size));
  if (!(worst <= TOLERANCE)) throw new Error(`the engine and numpy differ by ${worst}`);
  return worst;
}

function bytesOf(values) {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength);
}
