// The end of a test run: what failed, by name, and one line with the counts.

/** → whether all is well. The names stand at the very end: somebody may read only that. */
export function summarize(totals) {
  const sum = (field) => totals.reduce((all, each) => all + (each[field] ?? 0), 0);
  for (const name of totals.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${name}`);
  if (sum('unsteady') > 0)
    console.log(
      `! ${sum('unsteady')} passed only when tried again: see “flaky” above, and mend them`,
    );
  const skipped = sum('skipped');
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  return sum('failed') === 0;
}
