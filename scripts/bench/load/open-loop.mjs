// An open loop: each request is sent on schedule, whether or not earlier ones have been answered, and
// its latency counts from the scheduled time. A stalled server keeps getting requests.
import { Agent, request as open } from 'node:http';
import { createRandom } from '../lib/random.mjs';

const MOST_WAITING = 4_000;
const PATIENCE_MS = 10_000;

/** Poisson arrivals: exponential gaps, the same on every machine. */
function* arrivals(rate, seconds, seed) {
  const random = createRandom(seed);
  for (let at = 0; ; ) {
    at += (-Math.log(1 - random()) / rate) * 1000;
    if (at >= seconds * 1000) return;
    yield at;
  }
}

/** A timer this late means the whole machine was paused. */
const PAUSED_MS = 1_000;
const TICK_MS = 50;

/** A paused virtual machine says nothing about the server. → `end()` returns how long it was paused. */
function watchClock() {
  let [last, longest] = [performance.now(), 0];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - TICK_MS);
    last = performance.now();
  }, TICK_MS);
  return {
    end: () => {
      clearInterval(timer);
      return longest > PAUSED_MS ? longest : 0;
    },
  };
}

/** Servers in turn. → `{sent, times, errors, gaveUp, pausedMs}`; `times` are `{name, ms}`, `errors` counts by reason. */
export async function holdRate(urls, nextRequest, { rate, seconds, seed = 7 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' });
  const result = { sent: 0, times: [], errors: new Map(), gaveUp: false };
  const running = new Set();
  const clock = watchClock();
  const begun = performance.now();
  for (const at of arrivals(rate, seconds, seed)) {
    const wait = begun + at - performance.now();
    // Late requests are sent at once, and their delay counts.
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (running.size > MOST_WAITING) {
      result.gaveUp = true;
      break;
    }
    const job = nextRequest();
    result.sent += 1;
    const sent = ask(agent, urls[result.sent % urls.length], job).then((failure) => {
      running.delete(sent);
      if (failure) result.errors.set(failure, (result.errors.get(failure) ?? 0) + 1);
      else result.times.push({ name: job.name, ms: performance.now() - begun - at });
    });
    running.add(sent);
  }
  await Promise.all(running);
  agent.destroy();
  return { ...result, pausedMs: clock.end() };
}

const MOST_TRIES = 5;

/** Repeats the run when the machine was paused meanwhile. */
export async function holdUndisturbed(urls, nextRequest, options) {
  for (let tries = 1; ; tries += 1) {
    const result = await holdRate(urls, nextRequest, options);
    if (result.pausedMs === 0 || tries === MOST_TRIES) return result;
    const seconds = (result.pausedMs / 1000).toFixed(1);
    console.log(`         the machine was paused for ${seconds} s: not counted, repeated`);
  }
}

/** → why it failed, or null. */
function ask(agent, url, { name, method = 'GET', path, headers, body }) {
  return new Promise((resolve) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const sent = open(`${url}${path}`, {
      agent,
      method,
      headers: {
        'accept-encoding': 'gzip',
        ...(payload
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
          : {}),
        ...headers,
      },
    });
    const timer = setTimeout(() => sent.destroy(new Error('no answer')), PATIENCE_MS);
    const done = (failure) => {
      clearTimeout(timer);
      resolve(failure);
    };
    sent.on('error', (error) => done(`${name}: ${error.code ?? error.message}`));
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () =>
        done(answer.statusCode === 200 ? null : `${name}: ${answer.statusCode}`),
      );
      answer.on('error', (error) => done(`${name}: ${error.code}`));
    });
    sent.end(payload);
  });
}

/** Percentiles in milliseconds. */
export function percentiles(times) {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
