// The end of a test run: what failed, by name, and one line with the counts.

/** → whether everything passed. Names come last, because some readers only see the end. */
export function summarize(totals) {
  const sum = (field) => totals.reduce((all, each) => all + (each[field] ?? 0), 0);
  for (const name of totals.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${name}`);
  for (const name of totals.flatMap(({ secondTries = [] }) => secondTries))
    console.log(`! passed on a second try, to be fixed: ${name}`);
  const skipped = sum('skipped');
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  return sum('failed') === 0;
}
