// Loaded before the server: measures how long its event loop is blocked and prints it at exit. SIGUSR2
// resets it, so that startup does not count.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('SIGUSR2', () => delay.reset());
process.on('exit', () => {
  const ms = (nanoseconds) => (nanoseconds / 1e6).toFixed(1);
  process.stderr.write(
    `event loop held up: p99 ${ms(delay.percentile(99))} ms, at most ${ms(delay.max)} ms\n`,
  );
});
