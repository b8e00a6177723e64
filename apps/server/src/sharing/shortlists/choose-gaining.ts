import { chooseVaried } from './choose-varied.ts';
import type { Rated } from './rate-home.ts';

type Bounds = Parameters<typeof chooseVaried>[1];

/** Whether the ten-year plan ends with less money than it began with. */
export const isLosing = ({ totalRoi }: Pick<Rated, 'totalRoi'>): boolean => totalRoi < 0;

/** Properties that are expected to lose money come last, and only as many as are missing. */
export function chooseGaining(homes: readonly Rated[], { min, max }: Bounds): Rated[] {
  const gaining = chooseVaried(
    homes.filter((home) => !isLosing(home)),
    { min, max },
  );
  const missing = Math.max(0, min - gaining.length);
  return [...gaining, ...chooseVaried(homes.filter(isLosing), { min: missing, max: missing })];
}
