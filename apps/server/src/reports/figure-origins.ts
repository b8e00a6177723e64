import type { FigureOrigin, OriginFigure } from '@alpha/contract/report-origins';
import { DEFAULT_ASSUMPTIONS } from '@alpha/engine';
import type { CurrentRate } from '../underwriting/index.ts';
import type { Home } from './report.queries.ts';

type OriginDetails = Partial<Omit<FigureOrigin, 'figure' | 'source' | 'basis'>>;

/** The source of each figure in a report; empty without an analysis. */
export function figureOrigins(row: Home, rate: CurrentRate | null): FigureOrigin[] {
  const { home, analysis, areaOrigins } = row;
  if (!analysis) return [];
  const listed = { as_of: home.sourceAsOf };
  const ofListing = (figure: OriginFigure, value: number | null) =>
    value === null ? origin(figure, 'assumed', 'published') : stated(figure, listed);
  return [
    stated('list_price', listed),
    ...valueOrigins(row),
    rentOrigin(row),
    aprOrigin(analysis.inputs.inputs.aprPercent, rate),
    appreciationOrigin(row),
    areaOrigins?.volatility
      ? measuredBy('volatility', areaOrigins.volatility)
      : withoutImport('volatility', row, row.volatility !== null),
    ofListing('property_tax', home.propertyTaxAnnual),
    ofListing('insurance', home.insuranceAnnual),
    hoaOrigin(row),
    ...seriesOrigins(row),
    origin('others', 'assumed', 'published'),
  ];
}

/** Without a value, the report says why beside the price. */
function valueOrigins({ valuation }: Home): FigureOrigin[] {
  if (!valuation || valuation.value === null) return [];
  const { asOf, comparableIds } = valuation;
  const details = { as_of: asOf, count: comparableIds.length };
  return [origin('estimated_value', 'estimated', 'sales', details)];
}

function hoaOrigin({ home, check }: Home): FigureOrigin {
  if (home.hoaMonthly === null) return origin('hoa', 'assumed', 'unstated');
  return check && check.hoaMonthly !== null
    ? origin('hoa', 'stated', 'staff', { as_of: dayOf(check.decidedAt) })
    : stated('hoa', { as_of: home.sourceAsOf });
}

const dayOf = (at: Date | null): string | null => at?.toISOString().slice(0, 10) ?? null;

function rentOrigin({ home, areaOrigins, check }: Home): FigureOrigin {
  if (home.rentSource === 'staff')
    return origin('rent', 'stated', 'staff', { as_of: dayOf(check?.decidedAt ?? null) });
  const details = { as_of: home.rentAsOf ?? home.sourceAsOf, count: home.rentComparables };
  if (home.rentSource === 'comparables') return origin('rent', 'estimated', 'comparables', details);
  if (home.rentSource === 'index')
    return origin('rent', 'estimated', 'area_index', {
      as_of: home.rentAsOf ?? areaOrigins?.rents?.asOf ?? null,
      place: areaOrigins?.rents?.place ?? home.city,
    });
  return stated('rent', { as_of: details.as_of });
}

/** A stale analysis still has the rate it was computed with. */
function aprOrigin(used: number, rate: CurrentRate | null): FigureOrigin {
  if (used === rate?.aprPercent)
    return origin('apr', 'estimated', 'freddie_mac', { as_of: rate.asOf });
  return used === DEFAULT_ASSUMPTIONS.aprPercent
    ? origin('apr', 'assumed', 'published')
    : origin('apr', 'estimated', 'freddie_mac');
}

function appreciationOrigin({ analysis, priceHistory }: Home): FigureOrigin {
  const isPublished =
    analysis?.appreciationRateAnnual === DEFAULT_ASSUMPTIONS.appreciationRateAnnual;
  if (!priceHistory || isPublished) return origin('appreciation', 'assumed', 'published');
  const { source, place, since, asOf } = priceHistory;
  return source === 'demo'
    ? origin('appreciation', 'assumed', 'demo')
    : origin('appreciation', 'estimated', source, { place, since, as_of: asOf });
}

function seriesOrigins(row: Home): FigureOrigin[] {
  const { areaOrigins, series } = row;
  const seriesOrigin = (figure: 'home_values' | 'area_rents', known: AreaOrigin | undefined) =>
    known ? measuredBy(figure, known) : withoutImport(figure, row, true);
  return [
    ...(series.home_value?.length ? [seriesOrigin('home_values', areaOrigins?.homeValues)] : []),
    ...(series.rental_rate?.length ? [seriesOrigin('area_rents', areaOrigins?.rents)] : []),
  ];
}

type AreaOrigin = NonNullable<NonNullable<Home['areaOrigins']>['rents']>;

function measuredBy(
  figure: OriginFigure,
  { source, place, since, asOf }: AreaOrigin,
): FigureOrigin {
  return origin(figure, 'measured', source, { place, since, as_of: asOf });
}

/** Area data without an imported source comes from the demo data. */
function withoutImport(figure: OriginFigure, { home }: Home, isKnown: boolean): FigureOrigin {
  return isKnown && home.source === 'demo'
    ? origin(figure, 'assumed', 'demo')
    : origin(figure, 'assumed', 'published');
}

const stated = (figure: OriginFigure, details: OriginDetails) =>
  origin(figure, 'stated', 'listing', details);

function origin(
  figure: OriginFigure,
  basis: FigureOrigin['basis'],
  source: FigureOrigin['source'],
  details: OriginDetails = {},
): FigureOrigin {
  return { figure, basis, source, place: null, as_of: null, since: null, count: null, ...details };
}
