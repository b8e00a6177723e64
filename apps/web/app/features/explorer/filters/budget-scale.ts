import type { SliderScale } from '~/ui/slider-scale';
import { INVESTMENT } from '../explorer.params';

export type Supply = { edges: readonly number[]; fitted: readonly number[] };

/** Until the supply is known, and for a city without listings: 0, then $40,000 to $1,000,000. */
const TYPICAL_EDGES = [0, ...Array.from({ length: 30 }, (_, i) => 40_000 * 25 ** (i / 29))];

/** The buckets on the slider's track: what is beyond its end belongs to the last one. */
export function bucketsOnTrack(supply: Supply | undefined): Supply {
  const edges = supply?.edges.filter((edge) => edge < INVESTMENT.max) ?? [];
  if (!supply || edges.length < 2) return { edges: TYPICAL_EDGES, fitted: [] };
  const beyond = supply.fitted.slice(edges.length - 1).reduce((sum, n) => sum + n, 0);
  return { edges, fitted: [...supply.fitted.slice(0, edges.length - 1), beyond] };
}

/** Every bucket is equally wide on the track, so that most of it is where the listings are. */
export function budgetScale(edges: readonly number[]): SliderScale {
  const count = edges.length;
  const startOf = (i: number) => edges[i] ?? INVESTMENT.max;
  return {
    toPosition: (value) => {
      const within = Math.min(INVESTMENT.max, Math.max(0, value));
      const i = edges.findLastIndex((edge) => edge <= within);
      return (i + (within - startOf(i)) / (startOf(i + 1) - startOf(i))) / count;
    },
    toValue: (position) => {
      const place = Math.min(1, Math.max(0, position)) * count;
      const i = Math.min(count - 1, Math.floor(place));
      return startOf(i) + (place - i) * (startOf(i + 1) - startOf(i));
    },
  };
}
