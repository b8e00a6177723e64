import { type Arrays, COLUMNS, type Numbers, shared } from '../row-storage.ts';

/** Rows as they are read. Instead of city and state, a number for both. */
export type Staging = Omit<Arrays, 'city' | 'state'> & { pair: Int32Array };

export function stagingOf(capacity: number): Staging {
  const { city: _, state: __, ...columns } = COLUMNS;
  return Object.fromEntries(
    Object.entries({ ...columns, pair: Int32Array }).map(([name, Values]) => [
      name,
      shared<Numbers>(Values, capacity),
    ]),
  ) as Staging;
}

/** More listings than were counted. */
export function widened(rows: Staging): Staging {
  const wider = stagingOf(Math.ceil(1.125 * rows.id.length));
  for (const key of Object.keys(rows) as (keyof Staging)[]) wider[key].set(rows[key]);
  return wider;
}
