// Loaded before the server: SIGUSR2 writes down the memory it has, and the least heap since the last
// time, which is what was left after a collection.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  let leastHeap = Number.POSITIVE_INFINITY;
  setInterval(() => {
    leastHeap = Math.min(leastHeap, process.memoryUsage().heapUsed);
  }, 250).unref();
  process.on('SIGUSR2', () => {
    const { rss, heapUsed } = process.memoryUsage();
    const heap = Math.min(leastHeap, heapUsed);
    writeFileSync(process.env.MEMORY_FILE, JSON.stringify({ rss, heap }));
    leastHeap = Number.POSITIVE_INFINITY;
  });
}
