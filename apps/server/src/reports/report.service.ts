import type {
  getPropertyByAddress as getPropertyByAddressEndpoint,
  InputOf,
  PropertyDetail,
  PropertyReport,
} from '@alpha/contract';
import {
  comparisonCounts,
  comparisonLeftOut,
  comparisonStats,
  type PeersByScope,
  performanceVsMedian,
  sameForAll,
} from '@alpha/engine/city';
import { translatorFor } from '@alpha/i18n/server';
import { AppError } from '../platform/http/app-error.ts';
import type { Ctx } from '../platform/http/context.ts';
import { findCurrentRate, pastForecastsOf } from '../underwriting/index.ts';
import { figureOrigins } from './figure-origins.ts';
import { peerMetricsOf } from './peer-metrics.ts';
import { areaPeersOf, placeOf } from './peers/areas.service.ts';
import { peersInCity, peersOf } from './peers/peers.service.ts';
import { listRentComparables } from './place/rent-comparables.queries.ts';
import { listAreaFacts } from './place/shape-area-facts.ts';
import { shapeSurroundings } from './place/surroundings.ts';
import { findHome, findHomeByAddress, type Home, mayBeShown } from './report.queries.ts';
import { shapeAnalysis } from './shape-analysis.ts';
import { shapePriceHistory } from './shape-price-history.ts';
import { listSimilarSales } from './similar-sales.queries.ts';
import { spreadsOf } from './spreads.service.ts';
import { listComparables } from './valuation/comparables.queries.ts';
import { shapeValuation } from './valuation/shape-valuation.ts';

/** The specification's two benchmarks. */
const HIALEAH = { city: 'Hialeah', state: 'FL' };
const MIAMI = { city: 'Miami', state: 'FL' };

export async function getPropertyByAddress(
  ctx: Ctx,
  { params: { address } }: InputOf<typeof getPropertyByAddressEndpoint>,
): Promise<PropertyReport> {
  return reportOf(ctx, await findHomeByAddress(ctx.db, address));
}

export function isShown({ db }: Pick<Ctx, 'db'>, propertyId: number): Promise<boolean> {
  return mayBeShown(db, propertyId);
}

/** The full report of a property; the same for staff and shared links. */
export async function getReport(ctx: Ctx, id: number): Promise<PropertyReport> {
  return reportOf(ctx, await findHome(ctx.db, id));
}

async function reportOf(ctx: Ctx, row: Home | undefined): Promise<PropertyReport> {
  if (!row) throw new AppError('property.notFound');
  return fullReport(ctx, withOwnFigures(withoutForbidden(row)));
}

/** If the owner allows no estimates, our rent estimate is removed; a rent from the source stays. */
function withoutForbidden(row: Home): Home {
  const { home } = row;
  if (home.mayDisplayValuation || home.rentSource === 'listing') return row;
  return { ...row, analysis: null, home: { ...home, ...NO_RENT } };
}

const NO_RENT = {
  ...{ rentEstimate: null, rentPercentile25: null, rentPercentile75: null },
  ...{ rentComparables: null, rentSource: null, rentAsOf: null },
};

/** What staff have corrected counts, and is named as theirs. */
function withOwnFigures(row: Home): Home {
  const { home, check, analysis } = row;
  if (!analysis || !check) return row;
  const { rentMonthly, hoaMonthly } = check;
  const rent = rentMonthly !== null && {
    ...NO_RENT,
    rentEstimate: rentMonthly,
    rentSource: 'staff',
  };
  return { ...row, home: { ...home, ...rent, ...(hoaMonthly !== null && { hoaMonthly }) } };
}

async function fullReport(ctx: Ctx, row: Home): Promise<PropertyReport> {
  const { db } = ctx;
  const { home } = row;
  const [sales, comparables, rents, facts, homes, areas, hialeah, miami, rate, past, spreads] =
    await Promise.all([
      listSimilarSales(db, row),
      listComparables(db, row),
      listRentComparables(db, row),
      listAreaFacts(db, row),
      peersOf(db, home, home.type),
      areaPeersOf(db, home),
      peersInCity(db, HIALEAH),
      peersInCity(db, MIAMI),
      findCurrentRate(db),
      row.analysis ? pastForecastsOf(ctx, metrosOf(row)) : null,
      row.analysis ? spreadsOf(row.analysis.inputs) : null,
    ]);
  const metrics = peerMetricsOf(row);
  const peers: PeersByScope = { ...homes, ...areas.samples };
  const cities = { hialeah, miami, city: homes.city };
  const t = translatorFor(ctx.locale, 'metrics');
  return {
    property: {
      ...shapeHome(row),
      ...shapeAnalysis(row, spreads, peers, areas.places),
      ...shapeValuation(row, comparables),
      surroundings: shapeSurroundings(row, { sales, comparables, rents, facts }),
      images: row.images,
      ...doubtsOf(ctx, row),
      similar_sales: sales,
      past_forecasts: past?.forecasts ?? null,
      origins: figureOrigins(row, rate),
      price_history: shapePriceHistory(row, past),
      home_value_histories: row.series.home_value ?? [],
      rental_rate_histories: row.series.rental_rate ?? [],
    },
    volatility_stats: row.volatilities,
    comparison_stats: comparisonStats(metrics, cities),
    comparison_counts: comparisonCounts(cities),
    comparison_left_out: comparisonLeftOut(metrics, cities),
    performance_vs_median: row.analysis
      ? performanceVsMedian(metrics, peers).map((each) => ({
          ...each,
          place: placeOf(each.scope, areas.places),
          label: t(`name.${each.metric}`),
        }))
      : [],
    performance_left_out: row.analysis ? sameForAll(metrics, peers) : [],
  };
}

/** Readers learn that a figure is being checked, staff also which one and why. */
function doubtsOf({ viewer }: Ctx, { check }: Home): Pick<PropertyDetail, 'doubts'> {
  const isDoubted = check?.state === 'open' || check?.state === 'left_out';
  return isDoubted ? { doubts: viewer ? (check.reasons ?? []) : [] } : {};
}

/** The metro whose own series its growth comes from, else the one that is named after its city. */
function metrosOf({ home, areaOrigins, priceHistory }: Home): string[] {
  const planned = priceHistory?.level === 'metro' ? [priceHistory.place] : [];
  const known = [areaOrigins?.appreciation, areaOrigins?.homeValues].filter(
    (origin) => origin?.kind === 'metro',
  );
  const series = known.flatMap((origin) => origin?.place ?? []);
  return [...planned, ...series, `${home.city}, ${home.state}`];
}

type Known = Omit<
  PropertyDetail,
  | keyof ReturnType<typeof shapeAnalysis>
  | keyof ReturnType<typeof shapeValuation>
  | 'images'
  | 'doubts'
  | 'surroundings'
  | 'similar_sales'
  | 'past_forecasts'
  | 'origins'
  | 'price_history'
  | 'home_value_histories'
  | 'rental_rate_histories'
>;

function shapeHome({ home, volatility, county }: Home): Known {
  return {
    id: home.id,
    zpid: home.zpid,
    address: home.address,
    city: home.city,
    state: home.state,
    zip: home.zip,
    latitude: home.latitude,
    longitude: home.longitude,
    is_place_approximate: home.isPlaceApproximate,
    neighborhood: home.neighborhood,
    type: home.type,
    type_of_sale: home.saleType,
    list_price: home.listPrice,
    beds: home.beds,
    baths: home.baths,
    total_sqft: home.totalSqft,
    lot_sqft: home.lotSqft,
    stories: home.stories,
    county: county?.replace(/\s+county$/i, '') ?? null,
    property_tax_annual: home.propertyTaxAnnual,
    year_built: home.yearBuilt,
    features: home.features,
    description: home.description,
    description_es: home.descriptionEs,
    may_be_valued: home.mayDisplayValuation,
    rent_estimate: home.rentEstimate,
    rent_estimate_percentile_25: home.rentPercentile25,
    rent_estimate_percentile_75: home.rentPercentile75,
    rent_comparables: home.rentComparables,
    rent_source: home.rentSource,
    rent_as_of: home.rentAsOf,
    full_potential: home.rentPercentile75,
    financial_records: { hoa: home.hoaMonthly },
    location_volatility: { volatility_std_dev: volatility },
    status: home.status,
    source: home.source,
    source_as_of: home.sourceAsOf,
    courtesy_line: home.courtesyLine,
    listed_on: home.listedOn,
    sold_on: home.soldOn,
    sold_price: home.soldPrice,
  };
}
