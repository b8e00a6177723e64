import type { Rated } from './rate-home.ts';

/** What each earlier home of the same city or kind costs the next one. */
const CITY_PENALTY = 0.05;
const KIND_PENALTY = 0.02;
/** While others are left. */
const MOST_OF_A_CITY = 3;
const MOST_OF_A_KIND = 4;
/** A sixth, seventh or eighth home must be nearly as good as the best. */
const NEARLY_AS_GOOD = 0.15;

type Bounds = { min: number; max: number };
type Choice = Pick<Rated, 'id' | 'address' | 'city' | 'state' | 'type' | 'score'>;

/** One at a time, the best by score less what repeats; equal ones by id, so that it can be repeated. */
export function chooseVaried<Home extends Choice>(
  homes: readonly Home[],
  { min, max }: Bounds,
): Home[] {
  const left = new Set([...homes].sort((a, b) => b.score - a.score || a.id - b.id));
  const [best] = left;
  const chosen: Home[] = [];
  while (chosen.length < max) {
    const next = nextOf(left, chosen);
    if (!next) break;
    if (chosen.length >= min && next.score < (best?.score ?? 0) - NEARLY_AS_GOOD) break;
    left.delete(next);
    chosen.push(next);
  }
  return chosen;
}

function nextOf<Home extends Choice>(left: Set<Home>, chosen: readonly Home[]): Home | undefined {
  const sameCity = (home: Home) =>
    chosen.filter(({ city, state }) => city === home.city && state === home.state).length;
  const sameKind = (home: Home) => chosen.filter(({ type }) => type === home.type).length;
  const fresh = [...left].filter(
    (home) =>
      sameCity(home) < MOST_OF_A_CITY &&
      sameKind(home) < MOST_OF_A_KIND &&
      !chosen.some((other) => buildingOf(other) === buildingOf(home)),
  );
  const worth = (home: Home) =>
    home.score - CITY_PENALTY * sameCity(home) - KIND_PENALTY * sameKind(home);
  let next: Home | undefined;
  for (const home of fresh.length > 0 ? fresh : left)
    if (!next || worth(home) > worth(next)) next = home;
  return next;
}

/** Two units of one building are one choice. */
const buildingOf = ({ address, city, state }: Choice) =>
  `${address.replace(/\s+(#|apt|unit|ste)\b.*$|\s*#.*$/i, '')}, ${city}, ${state}`.toLowerCase();
