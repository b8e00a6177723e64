/** Local time of the server (`TZ`). */
const DIGEST_HOUR = 8;

/** The latest moment at which digests were due: they cover what happened until then. */
export function latestDigestTime(now: Date): Date {
  const due = new Date(now);
  due.setHours(DIGEST_HOUR, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return due;
}
