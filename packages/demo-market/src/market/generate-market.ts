import { illustrationsOf } from '../illustrations/property-illustrations.ts';
import type { HomeTraits } from '../illustrations/traits.ts';
import { priceClassOf } from '../illustrations/traits.ts';
import { createRandom } from '../random.ts';
import { cities } from './geo/cities.ts';
import type { City } from './geo/geo.types.ts';
import type { DemoArea, DemoMarket, DemoProperty, PropertyFacts } from './market.types.ts';
import type { FeatureCode } from './property/feature-codes.ts';
import { type CityContext, type Draft, drawProperty } from './property/property.ts';
import { drawSlots } from './property/slots.ts';
import { homeValuesOf, rentsOf } from './series/area-series.ts';
import { repeatStreetLines } from './streets/shared-lines.ts';
import { describe } from './text/describe.ts';

export type MarketOptions = {
  seed?: number;
  /** Today of the demo, YYYY-MM-DD. */
  asOf?: string;
  /** 1 is the full market of about 3,000 listings and 1,500 sales. */
  scale?: number;
};

const SALES_PER_LISTING = 0.5;
const REPEATED_LINES = 40;
const FIRST_ZPID = 44_000_000;

/** The demo market: a pure function of its options. */
export function generateMarket(options: MarketOptions = {}): DemoMarket {
  const { seed = 1, asOf = '2026-11-01', scale = 1 } = options;
  const areas = cities.map((city) => createArea(city, seed, asOf));
  const drafts = cities.flatMap((city, i) => drawCity(city, areas[i], { seed, asOf, scale }));
  repeatStreetLines(
    createRandom(seed, 'repeats'),
    drafts.map((draft) => draft.facts),
    drafts.filter(isRepeatable).map((draft) => draft.facts),
    Math.ceil(REPEATED_LINES * scale),
  );
  return { areas, properties: number(drafts, seed) };
}

/** A unit keeps its building's line. */
function isRepeatable({ isShared, facts }: Draft): boolean {
  return isShared && facts.kind !== 'condo';
}

function createArea(city: City, seed: number, asOf: string): DemoArea {
  return {
    city: city.city,
    state: 'FL',
    county: city.county,
    latitude: city.latitude,
    longitude: city.longitude,
    homeValues: homeValuesOf(city, { seed, asOf }),
    rents: rentsOf(city, { seed, asOf }),
  };
}

function drawCity(
  city: City,
  area: DemoArea | undefined,
  { seed, asOf, scale }: Required<MarketOptions>,
): Draft[] {
  if (!area) return [];
  const random = createRandom(seed, `homes/${city.city}`);
  const context: CityContext = { city, area, asOf, taken: new Set(), buildings: new Map() };
  const draw = (status: DemoProperty['status'], share: number) =>
    drawSlots(random, city, Math.max(1, Math.round(city.listings * scale * share))).map((slot) =>
      drawProperty(random, context, slot, status),
    );
  return [...draw('active', 1), ...draw('sold', SALES_PER_LISTING)];
}

/** Numbers follow the day of listing, as they would in a grown database. */
function number(drafts: readonly Draft[], seed: number): DemoProperty[] {
  const random = createRandom(seed, 'numbers');
  const texts = createRandom(seed, 'texts');
  const ordered = random
    .shuffle(drafts)
    .sort((a, b) => compare(a.facts.listedOn, b.facts.listedOn));
  let zpid = FIRST_ZPID;
  const zpids = random.shuffle(ordered.map(() => (zpid += random.int(17, 2400))));
  return ordered.map(({ facts, units }, i) => ({
    id: i + 1,
    zpid: zpids[i] ?? 0,
    ...facts,
    ...describe(texts, facts, units),
    images: illustrationsOf(traitsOf(facts, units, i + 1)),
  }));
}

/** What its pictures may show: nothing that the listing does not have. */
function traitsOf(facts: PropertyFacts, units: number, seed: number): HomeTraits {
  const has = (code: FeatureCode) => facts.features.includes(code);
  return {
    ...facts,
    seed,
    units,
    sqft: facts.totalSqft,
    priceClass: priceClassOf(facts.listPrice),
    parking: has('garage') ? 'garage' : has('carport') ? 'carport' : 'none',
    hasBalcony: has('balcony'),
    // The pool of a community is not in the garden of a townhouse.
    hasPool: has('pool') || (facts.kind === 'condo' && has('community_pool')),
  };
}

/** By code unit: the order must not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
