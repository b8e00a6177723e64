import type { Random } from '../../random.ts';
import type { City } from '../geo/geo.types.ts';
import type { DemoArea, DemoProperty, PropertyFacts } from '../market.types.ts';
import { valueAt } from '../series/value-at.ts';
import { drawPlace } from '../streets/place.ts';
import type { Place } from '../streets/place.types.ts';
import { type Building, drawBuilding, drawUnit } from './building.ts';
import { drawHoa, drawInsurance, drawPropertyTax } from './costs.ts';
import type { Home, Shape } from './home.types.ts';
import { drawYield, roundPrice } from './price.ts';
import { drawEstimate, drawRent } from './rent.ts';
import { drawDates, drawPriceChanges, drawSoldPrice } from './sale-history.ts';
import { drawMultiShape, drawShape, drawUnitShape } from './shape.ts';
import type { Slot } from './slots.ts';
import { drawTraits } from './traits.ts';

/** A property to be, with what its address and its text need to know. */
export type Draft = {
  facts: PropertyFacts;
  /** Dwellings of a multi-family home, else 1. */
  units: number;
  /** On a street that many cities have. */
  isShared: boolean;
};

export type CityContext = {
  city: City;
  area: DemoArea;
  asOf: string;
  /** Street lines in use, and condo buildings by neighborhood. */
  taken: Set<string>;
  buildings: Map<string, Building[]>;
};

export function drawProperty(
  random: Random,
  context: CityContext,
  slot: Slot,
  status: DemoProperty['status'],
): Draft {
  const { city, area, asOf } = context;
  const { neighborhood } = slot;
  const { shape, place, building } = drawStanding(random, context, slot);
  const traits = drawTraits(random, shape, neighborhood, Number(asOf.slice(0, 4)));
  const home: Home = { ...shape, ...traits, city, neighborhood };
  const dates = drawDates(random, status, asOf);

  const usualRent = drawRent(random, home, lastValue(area.rents));
  // A sale was priced at the market of its day.
  const sameDay = dates.soldOn ? valueAt(area.homeValues, dates.soldOn) : null;
  const drift = sameDay ? sameDay / lastValue(area.homeValues) : 1;
  const { yieldPercent, rentFactor } = drawYield(random, home, building);
  const marketRent = usualRent * rentFactor;
  const price = (marketRent / yieldPercent) * 100 * drift;
  const listPrice = roundPrice(random, price);
  const rent = Math.max(0.00455 * listPrice, Math.min(0.01095 * listPrice, marketRent));

  const facts: PropertyFacts = {
    street: place.street,
    city: city.city,
    state: 'FL',
    zip: neighborhood.zip,
    neighborhood: neighborhood.name,
    latitude: place.latitude,
    longitude: place.longitude,
    kind: home.kind,
    status,
    listPrice,
    beds: home.beds,
    baths: home.baths,
    totalSqft: home.totalSqft,
    lotSqft: home.lotSqft,
    yearBuilt: home.yearBuilt,
    stories: home.stories,
    hoaMonthly: drawHoa(random, home, building),
    propertyTaxAnnual: drawPropertyTax(random, home, listPrice),
    insuranceAnnual: drawInsurance(random, home, listPrice),
    ...drawEstimate(random, rent),
    typeOfSale: home.typeOfSale,
    hasPool: home.features.some((code) => code === 'pool' || code === 'community_pool'),
    nearWater: home.nearWater,
    features: [...home.features],
    ...dates,
    soldPrice: dates.soldOn ? drawSoldPrice(random, listPrice) : null,
    priceChanges: drawPriceChanges(random, listPrice, dates, asOf),
  };
  return { facts, units: home.units, isShared: place.isShared };
}

type Standing = { shape: Shape; place: Place; building: Building | null };

function drawStanding(random: Random, context: CityContext, slot: Slot): Standing {
  const { city, taken, buildings } = context;
  const { neighborhood: area, kind } = slot;
  if (kind === 'condo') {
    const known = buildings.get(area.name) ?? [];
    buildings.set(area.name, known);
    const building = drawBuilding(random, city, area, known, taken);
    const shape = drawUnitShape(random, building, area);
    return { shape, place: drawUnit(random, building, area), building };
  }
  const shape =
    kind === 'multi_family' ? drawMultiShape(random, area) : drawShape(random, kind, area);
  return { shape, place: drawPlace(random, city, area, taken), building: null };
}

function lastValue(series: readonly { value: number }[]): number {
  return series[series.length - 1]?.value ?? Number.NaN;
}
