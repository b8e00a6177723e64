import type { Random } from '../../random.ts';

export type Addressed = { street: string; city: string };

/**
 * Gives some of the candidates the street line of one in another city, `pairs` times. The
 * product's links must distinguish such properties, so the demo has a few dozen of them.
 */
export function repeatStreetLines(
  random: Random,
  homes: readonly Addressed[],
  candidates: readonly Addressed[],
  pairs: number,
): void {
  const taken = new Set(homes.map(keyOf));
  const shuffled = random.shuffle(candidates);
  let done = 0;
  for (let i = 0; i + 1 < shuffled.length && done < pairs; i += 2) {
    const [source, target] = [shuffled[i], shuffled[i + 1]];
    if (!source || !target || source.city === target.city) continue;
    const repeated = keyOf({ street: source.street, city: target.city });
    if (taken.has(repeated)) continue;
    taken.add(repeated);
    target.street = source.street;
    done++;
  }
}

function keyOf({ street, city }: Addressed): string {
  return `${street}, ${city}`.toLowerCase();
}
