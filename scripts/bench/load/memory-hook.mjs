// Loaded before the server: SIGUSR2 runs a garbage collection and writes down the memory that is left.
// Without it, a minute without a collection by V8 would look like a leak.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    const { rss, heapUsed } = process.memoryUsage();
    writeFileSync(process.env.MEMORY_FILE, JSON.stringify({ rss, heap: heapUsed }));
  });
}
