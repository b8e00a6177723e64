/** Shorter words are too close to each other: "near" is no misspelled "year". */
const MIN_TYPED = 4;
const MIN_MEANT = 5;

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const PLACES = new Map(
  KEYS.flatMap((row, y) => [...row].map((letter, x) => [letter, { x: x + y / 2, y }] as const)),
);

/** The known word that one slip of the fingers turns into this one; none if several mean different things. */
export function correctTyping(
  typed: string,
  known: Iterable<string>,
  areAlike: (one: string, other: string) => boolean = () => false,
): string | null {
  if (typed.length < MIN_TYPED || !/^[a-z]+$/.test(typed)) return null;
  let found: string | null = null;
  for (const word of known)
    if (word.length >= MIN_MEANT && word !== found && isOneSlip(typed, word)) {
      if (found && !areAlike(found, word)) return null;
      found ??= word;
    }
  return found;
}

/**
 * Two letters swapped, one left out, one too many, or the key beside it: "horse" is no misspelled
 * "house". The first letter is right, except when it was swapped.
 */
function isOneSlip(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length);
  if (longer - Math.min(typed.length, meant.length) > 1) return false;
  let at = 0;
  while (at < longer && typed[at] === meant[at]) at += 1;
  const restIs = (inTyped: number, inMeant: number) =>
    typed.slice(at + inTyped) === meant.slice(at + inMeant);
  if (typed.length === meant.length && typed[at] === meant[at + 1] && typed[at + 1] === meant[at])
    return restIs(2, 2);
  if (at === 0) return false;
  if (typed.length < meant.length) return restIs(0, 1);
  if (typed.length > meant.length) return restIs(1, 0);
  return areNeighbors(typed[at], meant[at]) && restIs(1, 1);
}

function areNeighbors(one: string | undefined, other: string | undefined): boolean {
  const [from, to] = [PLACES.get(one ?? ''), PLACES.get(other ?? '')];
  return !!from && !!to && Math.abs(from.y - to.y) <= 1 && Math.abs(from.x - to.x) <= 1;
}
