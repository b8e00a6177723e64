import type { PropertyDetail, SurroundingsComparable } from '@alpha/contract';

export const keyOf = ({ kind, id }: Pick<SurroundingsComparable, 'kind' | 'id'>) => `${kind} ${id}`;

/** In degrees, about 11 km: one comparable far away would push the others together. */
const FARTHEST = 0.1;
/** In degrees, about 1 km, around a property without comparables. */
const LEAST = 0.01;

/** `[west, south, east, north]`: the property in the middle, its comparables around it. */
export function boundsAround(
  property: Pick<PropertyDetail, 'latitude' | 'longitude' | 'surroundings'>,
): [number, number, number, number] {
  const { latitude, longitude, surroundings } = property;
  const reach = (off: (each: SurroundingsComparable) => number) =>
    Math.min(
      FARTHEST,
      surroundings.comparables.reduce((most, each) => Math.max(most, Math.abs(off(each))), LEAST),
    );
  const dy = reach((each) => each.latitude - latitude);
  const dx = reach((each) => each.longitude - longitude);
  return [longitude - dx, latitude - dy, longitude + dx, latitude + dy];
}
