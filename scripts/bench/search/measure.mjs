// Sends every query once, from one client or several, and prints the percentiles by kind.
import { ask } from '../lib/ask.mjs';

let asked = 0;

/** Rate limits count by address: a new one for each query. */
export function address() {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

export async function measure(mix, url, clients = 1) {
  const times = new Array(mix.length);
  const queue = mix.map((question, i) => [question, i]);
  const started = performance.now();
  const client = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [{ path, query }, i] = next;
      times[i] = await ask(`${url}${path}?${new URLSearchParams(query)}`, {
        'x-forwarded-for': address(),
      });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.perSecond = mix.length / ((performance.now() - started) / 1000);
  return times;
}

export function report(title, mix, times) {
  console.log(`\n${title}`);
  const kinds = new Map();
  for (const [i, { name }] of mix.entries())
    kinds.set(name, [...(kinds.get(name) ?? []), times[i]]);
  for (const [name, values] of kinds) print(name, values);
  return print('all', times);
}

export function percentilesOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), max: sorted.at(-1) };
}

export function print(name, values) {
  const line = percentilesOf(values);
  const ms = (value) => value.toFixed(1).padStart(8);
  console.log(
    `${name.padEnd(16)} n ${String(line.n).padStart(4)}  p50 ${ms(line.p50)}  p95 ${ms(line.p95)}  max ${ms(line.max)}`,
  );
  return line;
}
