type Named = { id: number; name: string; role: string };

/** What offices call the column of those who bought, in both languages. */
const WON = /\b(closed|won|sold|bought|cerrad[oa]s?|ganad[oa]s?|vendid[oa]s?)\b/i;

/**
 * The columns that count as won. Chosen by an administrator; until then those named so, and where no
 * name says it, the last column of each board.
 */
export function wonStatuses<S extends Named>(
  statuses: readonly S[],
  chosen: readonly number[] | null,
): S[] {
  const known = statuses.filter(({ id }) => chosen?.includes(id));
  if (known.length > 0) return known;
  const named = statuses.filter(({ name }) => WON.test(name));
  if (named.length > 0) return named;
  return statuses.filter(({ role }, i) => statuses[i + 1]?.role !== role);
}
