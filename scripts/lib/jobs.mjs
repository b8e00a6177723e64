// Runs named jobs in parallel.

/**
 * Runs `[name, work]` pairs in order, `atOnce` at a time, with one line each; `work` resolves to
 * `{ code, output }`. → how many passed and failed, after the output of what failed.
 */
export async function runJobs(jobs, { atOnce = 2 } = {}) {
  const queue = [...jobs];
  const failures = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, work] = next;
      const started = Date.now();
      const { code, output = '' } = await work();
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code !== 0) failures.push([name, output]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  for (const [name, output] of failures) console.error(`\n── ${name} ──\n${output}`);
  return {
    passed: jobs.length - failures.length,
    failed: failures.length,
    failures: failures.map(([name]) => name),
  };
}
