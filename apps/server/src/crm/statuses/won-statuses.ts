type Named = { id: number; name: string };

/** Common names for the column of buyers, in both languages, without accents. */
const WON = /^(closed|won|sold|bought|cerrad[oa]s?|ganad[oa]s?|vendid[oa]s?)$/;
/** Words that may accompany it. Any other word may reverse the meaning: lost, not, cancelled, elsewhere. */
const BESIDE =
  /^(and|the|deals?|sales?|clients?|customers?|homes?|y|l[ao]s?|el|negocios?|ventas?|tratos?|operacion(es)?|clientes?|casas?|\d+)$/;

/** Columns that count as won: an administrator's choice, else those with such a name, else none. */
export function wonStatuses<S extends Named>(
  statuses: readonly S[],
  chosen: readonly number[] | null,
): S[] {
  const known = statuses.filter(({ id }) => chosen?.includes(id));
  return known.length > 0 ? known : statuses.filter(({ name }) => saysWon(name));
}

function saysWon(name: string): boolean {
  if (name.includes('?')) return false;
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return (
    words.some((word) => WON.test(word)) &&
    words.every((word) => WON.test(word) || BESIDE.test(word))
  );
}
