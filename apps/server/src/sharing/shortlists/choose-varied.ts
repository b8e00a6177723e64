import type { Rated } from './rate-home.ts';

/** Score penalty per property already chosen from the same city or of the same kind. */
const CITY_PENALTY = 0.05;
const KIND_PENALTY = 0.02;
/** Limits that apply while other candidates are left. */
const MAX_PER_CITY = 3;
const MAX_PER_KIND = 4;
/** Largest score gap to the best for a sixth, seventh or eighth property. */
const MAX_SCORE_GAP = 0.15;

type Bounds = { min: number; max: number };
type Choice = Pick<Rated, 'id' | 'address' | 'city' | 'state' | 'type' | 'score'>;

/** Greedy: the best score minus penalties is next. Ties go by id, so the result is deterministic. */
export function chooseVaried<Home extends Choice>(
  homes: readonly Home[],
  { min, max }: Bounds,
): Home[] {
  const buildings = new Map(homes.map((home) => [home.id, buildingOf(home)]));
  const left = new Set([...homes].sort((a, b) => b.score - a.score || a.id - b.id));
  const [best] = left;
  const chosen: Home[] = [];
  while (chosen.length < max) {
    const next = nextOf(left, chosen, buildings);
    if (!next) break;
    if (chosen.length >= min && next.score < (best?.score ?? 0) - MAX_SCORE_GAP) break;
    left.delete(next);
    chosen.push(next);
  }
  return chosen;
}

function nextOf<Home extends Choice>(
  left: Set<Home>,
  chosen: readonly Home[],
  buildings: ReadonlyMap<number, string>,
): Home | undefined {
  const sameCity = (home: Home) =>
    chosen.filter(({ city, state }) => city === home.city && state === home.state).length;
  const sameKind = (home: Home) => chosen.filter(({ type }) => type === home.type).length;
  const fresh = [...left].filter(
    (home) =>
      sameCity(home) < MAX_PER_CITY &&
      sameKind(home) < MAX_PER_KIND &&
      !chosen.some((other) => buildings.get(other.id) === buildings.get(home.id)),
  );
  const worth = (home: Home) =>
    home.score - CITY_PENALTY * sameCity(home) - KIND_PENALTY * sameKind(home);
  let next: Home | undefined;
  for (const home of fresh.length > 0 ? fresh : left)
    if (!next || worth(home) > worth(next)) next = home;
  return next;
}

/** Units of one building count as the same choice. */
const buildingOf = ({ address, city, state }: Choice) =>
  `${address.replace(/\s+(#|apt|unit|ste)\b.*$|\s*#.*$/i, '')}, ${city}, ${state}`.toLowerCase();
