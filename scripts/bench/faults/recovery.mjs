// Time until everything answers again without intervention.
import { ask } from './traffic.mjs';

const IN_A_ROW = 5;
const PATIENCE_MS = 300_000;
const LIMIT_MS = 10_000;

/** A page, a write and a database check, all successful several times in a row. → milliseconds, or null. */
export async function untilWell(url, token) {
  const begun = performance.now();
  let firstGood = 0;
  for (let inARow = 0; inARow < IN_A_ROW; ) {
    if (performance.now() - begun > PATIENCE_MS) return null;
    const started = performance.now();
    const answers = await Promise.all([
      ask(url, { path: '/api/ready', limitMs: LIMIT_MS }),
      ask(url, { path: '/api/properties', limitMs: LIMIT_MS }),
      ask(url, { path: '/api/board/totals', token, limitMs: LIMIT_MS }),
    ]);
    const isWell = answers.every(({ status }) => status === 200);
    if (isWell && inARow === 0) firstGood = started;
    inARow = isWell ? inARow + 1 : 0;
    await pause(50);
  }
  return firstGood - begun;
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** p99 of small requests over some seconds, in milliseconds; anything but a 200 is an error. */
export async function quickness(url, seconds) {
  const times = [];
  let errors = 0;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const { status, ms } = await ask(url, { path: '/api/properties', limitMs: 10_000 });
    if (status === 200) times.push(ms);
    else errors += 1;
    await pause(20);
  }
  times.sort((a, b) => a - b);
  return {
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
    errors,
  };
}
