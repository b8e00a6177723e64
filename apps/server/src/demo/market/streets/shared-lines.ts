import type { Random } from '../../random.ts';

/** What `repeatStreetLines` needs to know of a home. */
export type AddressedHome = { street: string; city: string; isShared: boolean; hasUnit: boolean };

/**
 * Gives some homes the street line of a home in another city, on streets that many cities have.
 * The product's links must tell such homes apart, so the demo has a few dozen of them.
 */
export function repeatStreetLines<T extends AddressedHome>(
  random: Random,
  homes: readonly T[],
  pairs: number,
): void {
  const candidates = random.shuffle(homes.filter((home) => home.isShared && !home.hasUnit));
  const taken = new Set(homes.map(keyOf));
  let done = 0;
  for (let i = 0; i + 1 < candidates.length && done < pairs; i += 2) {
    const [source, target] = [candidates[i], candidates[i + 1]];
    if (!source || !target || source.city === target.city) continue;
    const repeated = keyOf({ ...target, street: source.street });
    if (taken.has(repeated)) continue;
    taken.add(repeated);
    target.street = source.street;
    done++;
  }
}

function keyOf(home: AddressedHome): string {
  return `${home.street}, ${home.city}`.toLowerCase();
}
