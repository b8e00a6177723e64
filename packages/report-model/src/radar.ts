import { RADAR_AXES, type RadarAxis } from '@alpha/engine/city';

/** Engine codes; the messages have a name for each. */
const AXES = Object.keys(RADAR_AXES) as RadarAxis[];

/** Share of listings beaten, 0 to 100. */
export type RadarValue = {
  axis: RadarAxis;
  home: number;
  median: number;
  /** Number of listings in the comparison; null if unknown. */
  peers: number | null;
};

const MIN_AXES = 3;

/** Axes with both values; empty if there are too few or the data is invalid. */
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
  return values.length < MIN_AXES ? [] : values;
}

type Extremes = {
  /** All axes with the highest or lowest score; empty if those are several at the median. */
  strongest: RadarAxis[];
  weakest: RadarAxis[];
};

const MEDIAN = 50;

/** Null when no axis stands out. Compares displayed scores. */
function extremes(values: readonly RadarValue[]): Extremes | null {
  const scores = values.map(({ home }) => Math.round(home));
  const [best, worst] = [Math.max(...scores), Math.min(...scores)];
  if (values.length === 0 || best === worst) return null;
  const at = (score: number) =>
    values.filter((_, index) => scores[index] === score).map(({ axis }) => axis);
  // A single axis at the median can be the weakest of a strong property; several are just average.
  const named = (score: number) => (score === MEDIAN && at(score).length > 1 ? [] : at(score));
  return { strongest: named(best), weakest: named(worst) };
}

export type RadarSentence = Extremes & {
  key: 'even' | 'sentence' | 'nowhereBehind' | 'nowhereAhead';
};

/** The title above the radar: message key and the axes it names. */
export function radarSentence(values: readonly RadarValue[]): RadarSentence {
  const found = extremes(values);
  if (!found) return { key: 'even', strongest: [], weakest: [] };
  if (found.weakest.length === 0) return { ...found, key: 'nowhereBehind' };
  return { ...found, key: found.strongest.length === 0 ? 'nowhereAhead' : 'sentence' };
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
    // Invalid data: the chart is not shown.
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
