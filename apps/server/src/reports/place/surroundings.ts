import type { Surroundings, SurroundingsComparable, SurroundingsDistance } from '@alpha/contract';
import { distanceKm } from '@alpha/engine/valuation';
import { cityKey, middleOfCity } from '../../underwriting/index.ts';
import type { Home } from '../report.queries.ts';
import type { LocatedSale } from '../similar-sales.queries.ts';
import type { ComparableRow } from '../valuation/comparables.queries.ts';
import { AIRPORTS_ORIGIN, nearestAirport } from './airports.ts';
import { nearestShore } from './coast.ts';

export type LocatedComparable = Omit<SurroundingsComparable, 'kind' | 'distance_km'>;

type Found = {
  sales: readonly LocatedSale[];
  /** The sales behind the estimated value. */
  comparables: readonly ComparableRow[];
  rents: readonly LocatedComparable[];
  facts: Surroundings['facts'];
};

/** GeoNames' centers, rounded to a hundredth of a degree: scripts/us-cities.mjs. */
const CENTERS_ORIGIN = { source: 'GeoNames', asOf: null };

export function shapeSurroundings(
  { home }: Pick<Home, 'home'>,
  { sales, comparables, rents, facts }: Found,
): Surroundings {
  const near = (kind: SurroundingsComparable['kind'], found: readonly LocatedComparable[]) =>
    found
      .map((each) => ({ ...each, kind, distance_km: distanceKm(home, each) }))
      .sort((a, b) => a.distance_km - b.distance_km || a.id - b.id);
  return {
    distances: distancesOf(home),
    facts,
    comparables: [...near('sale', soldNear(sales, comparables)), ...near('rent', rents)],
  };
}

/** Similar sales and those behind the value overlap: each is one pin. */
function soldNear(
  sales: readonly LocatedSale[],
  comparables: readonly ComparableRow[],
): LocatedComparable[] {
  const byId = new Map<number, LocatedComparable>();
  for (const sale of sales)
    byId.set(sale.id, {
      ...sale,
      address: sale.street_address,
      date: sale.date_sold,
      beds: sale.bedrooms,
      baths: sale.bathrooms,
      total_sqft: sale.living_area,
    });
  for (const sale of comparables)
    byId.set(sale.id, { ...sale, price: sale.sold_price, date: sale.sold_on });
  return [...byId.values()];
}

function distancesOf(home: Home['home']): SurroundingsDistance[] {
  const shore = nearestShore(home);
  const airport = nearestAirport(home);
  const center = middleOfCity(cityKey(home.city, home.state));
  return [
    ...(shore ? [{ ...shore, kind: 'coast', name: null, isRough: false } as const] : []),
    ...(airport
      ? [{ ...airport, ...AIRPORTS_ORIGIN, kind: 'airport', isRough: false } as const]
      : []),
    ...(center
      ? [
          {
            ...center,
            ...CENTERS_ORIGIN,
            kind: 'center',
            name: home.city,
            km: distanceKm(home, center),
            isRough: true,
          } as const,
        ]
      : []),
  ].map(({ isRough, asOf, ...each }) => ({ ...each, is_rough: isRough, as_of: asOf }));
}
