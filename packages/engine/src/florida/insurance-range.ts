import {
  CODE_YEARS,
  COUNTY_PREMIUMS,
  type Premium,
  ROOF_INSPECTION_AGE,
  STATE_PREMIUMS,
  WIND_CREDIT,
} from './insurance-tables.ts';

export type InsuranceFacts = {
  kind: 'house' | 'condo';
  county: string | null;
  yearBuilt: number | null;
  /** The year it is insured in. */
  asOfYear: number;
  /** What the report counts, USD a year. */
  counted: number;
};

export type InsuranceRange = {
  low: number;
  high: number;
  counted: number;
  /** Published average of the county, or of Florida, for this kind of policy. */
  average: Premium & { isCounty: boolean };
  /** The average less the largest credit; null when the year of construction earns none. */
  mitigated: number | null;
  /** `unknown`: the year it was built is not known. */
  code: 'after' | 'before' | 'unknown';
  /** The roof cannot be older than the building; an older building may have a newer roof. */
  roof: 'young' | 'mayNeedInspection' | 'unknown';
};

/**
 * Premiums that fit what is known of a home, USD a year, from lowest to highest:
 * docs/formulas/insurance-range.md.
 */
export function insuranceRange(facts: InsuranceFacts): InsuranceRange {
  const { kind, county, yearBuilt, asOfYear, counted } = facts;
  const ofCounty = county === null ? undefined : COUNTY_PREMIUMS[kind].get(county);
  const average = { ...(ofCounty ?? STATE_PREMIUMS[kind]), isCounty: ofCounty !== undefined };
  const code = codeOf(yearBuilt, county);
  // A unit's policy covers the inside; the roof's credit belongs to the association's policy.
  const earnsCredit = code === 'after' && kind === 'house';
  const saved = WIND_CREDIT.shareOfPremium * WIND_CREDIT.largestCredit;
  const mitigated = earnsCredit ? average.usd * (1 - saved) : null;
  const candidates = [counted, average.usd, ...(mitigated === null ? [] : [mitigated])];
  return {
    low: Math.min(...candidates),
    high: Math.max(...candidates),
    counted,
    average,
    mitigated,
    code,
    roof: roofOf(yearBuilt, asOfYear),
  };
}

function codeOf(yearBuilt: number | null, county: string | null): InsuranceRange['code'] {
  if (yearBuilt === null) return 'unknown';
  const first = (county && CODE_YEARS.byCounty[county]) || CODE_YEARS.state;
  return yearBuilt >= first ? 'after' : 'before';
}

function roofOf(yearBuilt: number | null, asOfYear: number): InsuranceRange['roof'] {
  if (yearBuilt === null) return 'unknown';
  return asOfYear - yearBuilt < ROOF_INSPECTION_AGE ? 'young' : 'mayNeedInspection';
}
