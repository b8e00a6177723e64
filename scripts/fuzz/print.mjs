const whole = (value) => Math.round(value).toLocaleString('en-US');

export function printResult({ statuses, operations, faults, sent }, seed, seconds) {
  console.log(`\n${'operation'.padEnd(28)} requests    200`);
  for (const [id, { requests, ok }] of Object.entries(operations).sort())
    console.log(`${id.padEnd(28)} ${whole(requests).padStart(8)} ${whole(ok).padStart(6)}`);
  const byStatus = Object.entries(statuses).map(([status, count]) => `${status}: ${whole(count)}`);
  console.log(`\n${byStatus.join('   ')}`);
  console.log(
    `seed ${seed}: ${whole(sent)} requests in ${whole(seconds)} s (${whole(sent / seconds)} a second), ${faults.length} faults`,
  );
}
