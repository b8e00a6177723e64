import { type LeftOutReason, RADAR_AXES, type RadarAxis, type Scope } from '@alpha/engine/city';
import { beatenPercent } from './chances.ts';

/** Engine codes; the messages have a name for each. */
const AXES = Object.keys(RADAR_AXES) as RadarAxis[];

/** Share of listings or areas beaten, 0 to 100. */
export type RadarValue = {
  axis: RadarAxis;
  home: number;
  median: number;
  /** Number of listings or areas in the comparison; null if unknown. */
  peers: number | null;
  scope: Scope;
  /** The metro's name or the state's two letters. */
  place: string | null;
};

export type Radar = {
  values: RadarValue[];
  leftOut: { axis: RadarAxis; reason: LeftOutReason }[];
};

/** With fewer axes the values are drawn as rows. */
export const MIN_RADAR_AXES = 3;

/** The axes with both values, and those that were left out; empty if the data is invalid. */
export function radarOf(json: string): Radar {
  const lists = parsed(json);
  const values = lists.display_names.flatMap((name, index) => {
    const axis = axisOf(name);
    const [home, median] = [lists.property_percentiles[index], lists.median_percentiles[index]];
    if (!axis || typeof home !== 'number' || typeof median !== 'number') return [];
    const [count, place] = [lists.peer_counts[index], lists.places[index]];
    return [
      {
        axis,
        home: inside(home),
        median: inside(median),
        peers: typeof count === 'number' && count > 0 ? count : null,
        scope: (lists.scopes[index] ?? 'city') as Scope,
        place: typeof place === 'string' ? place : null,
      },
    ];
  });
  const leftOut = lists.left_out.flatMap((each) => {
    const { axis: name, reason } = Object(each) as { axis?: unknown; reason?: unknown };
    const axis = axisOf(name);
    const known: LeftOutReason = reason === 'same' ? 'same' : 'no_data';
    return axis ? [{ axis, reason: known }] : [];
  });
  return { values, leftOut };
}

const axisOf = (name: unknown) => AXES.find((known) => known === name);

type Extremes = {
  /** All axes with the highest or lowest score; empty if those are several, all at the median. */
  strongest: RadarAxis[];
  weakest: RadarAxis[];
};

/** Null when no axis stands out. Compares displayed scores. */
function extremes(values: readonly RadarValue[]): Extremes | null {
  const scores = values.map(({ home }) => beatenPercent(home));
  const [best, worst] = [Math.max(...scores), Math.min(...scores)];
  if (values.length === 0 || best === worst) return null;
  const at = (score: number) =>
    values.filter((_, index) => scores[index] === score).map(({ axis }) => axis);
  // A single axis at the median can be the weakest of a strong property; several are just average.
  const isAverage = (score: number) =>
    values.every(({ median }, i) => scores[i] !== score || beatenPercent(median) === score);
  const named = (score: number) => (at(score).length > 1 && isAverage(score) ? [] : at(score));
  return { strongest: named(best), weakest: named(worst) };
}

export type RadarSentence = Extremes & {
  key: 'even' | 'single' | 'sentence' | 'nowhereBehind' | 'nowhereAhead' | 'allBehind';
};

/** The title above the radar: message key and the axes it names. */
export function radarSentence(values: readonly RadarValue[]): RadarSentence {
  const [only] = values;
  if (only && values.length === 1) return { key: 'single', strongest: [only.axis], weakest: [] };
  const found = extremes(values);
  if (!found) return { key: 'even', strongest: [], weakest: [] };
  // The strongest of nothing but weak scores is no strength.
  if (values.every(({ home, median }) => beatenPercent(home) < beatenPercent(median)))
    return { ...found, key: 'allBehind' };
  if (found.weakest.length === 0) return { ...found, key: 'nowhereBehind' };
  return { ...found, key: found.strongest.length === 0 ? 'nowhereAhead' : 'sentence' };
}

const LISTS = [
  'display_names',
  'property_percentiles',
  'median_percentiles',
  'peer_counts',
  'scopes',
  'places',
  'left_out',
] as const;

type Lists = Record<(typeof LISTS)[number], readonly unknown[]>;

function parsed(json: string): Lists {
  let found: Partial<Record<keyof Lists, unknown>> = {};
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read === 'object' && read !== null) found = read;
  } catch {
    // Invalid data: the chart is not shown.
  }
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return Object.fromEntries(LISTS.map((name) => [name, list(found[name])])) as Lists;
}

function inside(value: number): number {
  return Math.min(100, Math.max(0, value));
}
