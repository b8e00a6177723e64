import { isPlausibleDataDate } from '@alpha/contract';
import { dateOf } from '../adapters/read-values.ts';

/** `redfin_2025-11-15-08-31-22.csv`: the portal puts the date into the name. */
export function dateInName(name: string): string | null {
  const day = dateOf(/\d{4}-\d{2}-\d{2}/.exec(name)?.[0]);
  return day && isPlausibleDataDate(day) ? day : null;
}
