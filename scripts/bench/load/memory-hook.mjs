// Loaded before the server: SIGUSR2 collects what nobody holds any more and writes down the memory that
// is left. Without collecting, a minute in which V8 saw no need to do so would look like a leak.
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
