/** PostgreSQL takes 65,535 parameters a statement; the widest table has 40 columns. */
export const BATCH_ROWS = 1_000;

export async function inBatches<T>(rows: T[], insert: (batch: T[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += BATCH_ROWS)
    await insert(rows.slice(start, start + BATCH_ROWS));
}
