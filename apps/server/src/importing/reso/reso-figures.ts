import type { Refusal } from '../rows/listing-row.ts';
import { enumKey } from './read-fields.ts';
import { MONTHLY_FACTORS, SQUARE_FEET } from './reso-enums.ts';
import type { ResoProperty } from './reso-fields.ts';
import { refuse } from './reso-refusal.ts';

/** Three-quarter and quarter baths count at face value where a system has them. */
export function baths(home: ResoProperty): number | null {
  const parts = [
    [home.BathroomsFull, 1],
    [home.BathroomsThreeQuarter, 0.75],
    [home.BathroomsHalf, 0.5],
    [home.BathroomsOneQuarter, 0.25],
  ] as const;
  if (parts.every(([count]) => count === null)) return atLeastZero(home.BathroomsTotalInteger);
  // Only half baths are given: the total beside them counts each as one.
  if (home.BathroomsFull === null && home.BathroomsTotalInteger !== null)
    return atLeastZero(
      parts.reduce((sum, [n, share]) => sum - (n ?? 0) * (1 - share), home.BathroomsTotalInteger),
    );
  return atLeastZero(parts.reduce((sum, [count, share]) => sum + (count ?? 0) * share, 0));
}

export function livingSqft(home: ResoProperty): number | null {
  return (
    squareFeet(home.LivingArea, home.LivingAreaUnits) ??
    squareFeet(home.BuildingAreaTotal, home.BuildingAreaUnits)
  );
}

export function lotSqft(home: ResoProperty): number | null {
  return (
    squareFeet(home.LotSizeSquareFeet, null) ??
    // Without a unit a lot may be in acres or square feet.
    (home.LotSizeUnits ? squareFeet(home.LotSizeArea, home.LotSizeUnits) : null) ??
    squareFeet(home.LotSizeAcres, 'Acres')
  );
}

type Fee = { monthly: number | null; notes: Refusal[] };

/** Monthly association fees: blank is unknown, zero is none. */
export function associationFee(home: ResoProperty): Fee {
  const fees = [
    monthlyFee(home, 'AssociationFee', 'AssociationFeeFrequency'),
    monthlyFee(home, 'AssociationFee2', 'AssociationFee2Frequency'),
  ].filter((fee) => fee !== null);
  if (fees.length === 0) return { monthly: home.AssociationYN === false ? 0 : null, notes: [] };
  const notes = fees.flatMap(({ notes }) => notes);
  if (notes.length > 0) return { monthly: null, notes };
  return { monthly: fees.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0), notes };
}

function monthlyFee(
  home: ResoProperty,
  field: 'AssociationFee' | 'AssociationFee2',
  frequencyField: 'AssociationFeeFrequency' | 'AssociationFee2Frequency',
): Fee | null {
  const fee = home[field];
  const frequency = home[frequencyField];
  if (fee === null || fee < 0) return null;
  if (fee === 0) return { monthly: 0, notes: [] };
  const factor = frequency ? (MONTHLY_FACTORS[enumKey(frequency)] ?? null) : null;
  if (factor !== null) return { monthly: fee * factor, notes: [] };
  const why = refuse('feeFrequencyUnknown', { field: frequencyField, value: frequency });
  return { monthly: null, notes: [why] };
}

/** A yearly rent above this share of the price is likely a yearly sum entered as a monthly one. */
const MAX_YIELD = 0.4;

/** The Data Dictionary does not define the period; monthly is usual. */
export function actualRent(home: ResoProperty): { rent: number | null; notes: Refusal[] } {
  const rent = aboveZero(home.TotalActualRent);
  const price = home.ListPrice ?? home.ClosePrice;
  if (rent === null || price === null || rent * 12 <= price * MAX_YIELD) return { rent, notes: [] };
  const why = refuse('rentUnclear', { field: 'TotalActualRent', value: String(rent) });
  return { rent: null, notes: [why] };
}

export function yearBuilt({ YearBuilt }: ResoProperty): number | null {
  return YearBuilt !== null && YearBuilt >= 1600 && YearBuilt <= 2200
    ? Math.trunc(YearBuilt)
    : null;
}

export const aboveZero = (value: number | null) => (value !== null && value > 0 ? value : null);
export const atLeastZero = (value: number | null) => (value !== null && value >= 0 ? value : null);
export const whole = (value: number | null) => (value === null ? null : Math.round(value));

function squareFeet(area: number | null, units: string | null): number | null {
  const factor = units === null ? 1 : (SQUARE_FEET[enumKey(units)] ?? null);
  return factor === null ? null : whole(aboveZero(area === null ? null : area * factor));
}
