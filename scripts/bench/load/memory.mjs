// Memory minute by minute at half the rate, and how steeply it rises.
import { existsSync, readFileSync, rmSync } from 'node:fs';

const MB = 1024 * 1024;
export const MEMORY_FLAGS = ['--import', './scripts/bench/load/memory-hook.mjs'];

export async function readMemory(product, file) {
  rmSync(file, { force: true });
  product.child.kill('SIGUSR2');
  for (let tries = 0; tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (text.endsWith('}')) return JSON.parse(text);
  }
  throw new Error('the server did not report its memory');
}

/** `holdMinute()` keeps the load up for a minute. → rows of `{minute, rss, heap}` in MB. */
export async function watchMemory(product, file, minutes, holdMinute) {
  const rows = [];
  await readMemory(product, file);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await holdMinute(minute);
    const { rss, heap } = await readMemory(product, file);
    rows.push({ minute, rss: rss / MB, heap: heap / MB });
  }
  return rows;
}

/** MB a minute by least squares. The first third fills caches and does not count. */
export function slopeOf(rows, field) {
  const late = rows.slice(Math.floor(rows.length / 3));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(late.map(({ minute }) => minute)), mean(late.map((row) => row[field]))];
  const above = late.reduce((sum, row) => sum + (row.minute - x) * (row[field] - y), 0);
  const below = late.reduce((sum, row) => sum + (row.minute - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
