import { RADAR_AXES, type RadarAxis } from '@alpha/engine/city';

/** Codes of the engine, in which the messages have names. */
const AXES = Object.keys(RADAR_AXES) as RadarAxis[];

/** Share of listings beaten, 0 to 100. */
export type RadarValue = {
  axis: RadarAxis;
  home: number;
  median: number;
  /** Listings behind the rank; null where the row does not say. */
  peers: number | null;
};

const FEWEST_AXES = 3;

/** What is known on both sides; empty when that is too little for a picture, or not to be read. */
export function radarAxes(json: string): RadarValue[] {
  const { display_names, property_percentiles, median_percentiles, peer_counts } = parsed(json);
  const values = display_names.flatMap((name, index) => {
    const axis = AXES.find((known) => known === name);
    const [home, median] = [property_percentiles[index], median_percentiles[index]];
    if (!axis || typeof home !== 'number' || typeof median !== 'number') return [];
    const count = peer_counts[index];
    const peers = typeof count === 'number' && count > 0 ? count : null;
    return [{ axis, home: inside(home), median: inside(median), peers }];
  });
  return values.length < FEWEST_AXES ? [] : values;
}

/** Null when no axis stands out. */
export function extremes(
  values: readonly RadarValue[],
): { strongest: RadarAxis; weakest: RadarAxis } | null {
  const sorted = values.toSorted((a, b) => b.home - a.home);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || Math.round(best.home) === Math.round(worst.home)) return null;
  return { strongest: best.axis, weakest: worst.axis };
}

type Lists = Record<
  'display_names' | 'property_percentiles' | 'median_percentiles' | 'peer_counts',
  readonly unknown[]
>;

function parsed(json: string): Lists {
  let found: Partial<Record<keyof Lists, unknown>> = {};
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read === 'object' && read !== null) found = read;
  } catch {
    // A row of another origin may hold no chart; the block then does without.
  }
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return {
    display_names: list(found.display_names),
    property_percentiles: list(found.property_percentiles),
    median_percentiles: list(found.median_percentiles),
    peer_counts: list(found.peer_counts),
  };
}

function inside(value: number): number {
  return Math.min(100, Math.max(0, value));
}
