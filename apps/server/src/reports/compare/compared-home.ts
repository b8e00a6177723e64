import type { ComparedHome } from '@alpha/contract';
import { cashAdded, project, type RoiStatistics, yearsHeld } from '@alpha/engine';
import { outcomeFrom } from '@alpha/report-model/outcome';
import type { ScenarioInputs } from '@alpha/report-model/scenario';
import { dayNumber, marketDay } from '../../platform/lib/market-day.ts';
import { nearestShore } from '../place/coast.ts';
import type { ComparedRow } from './compare.queries.ts';

/** A home under the assumptions of the comparison. */
export type Simulated = ScenarioInputs & { roi: RoiStatistics };

export function shapeCompared(
  row: ComparedRow,
  { simulated, isScenario, now }: { simulated: Simulated | null; isScenario: boolean; now: Date },
): ComparedHome {
  const { address, city, state, zip, image, status, type, beds, baths } = row;
  const isForSale = status === 'active' || status === 'pending';
  return {
    ...{ id: row.id, address, city, state, zip, image, status, type, beds, baths },
    list_price: row.listPrice,
    sold_price: row.soldPrice,
    estimated_value: row.estimatedValue,
    total_sqft: row.totalSqft,
    year_built: row.yearBuilt,
    days_on_market: isForSale && row.listedOn ? daysOnMarket(row.listedOn, now) : null,
    coast_km: row.isPlaceApproximate ? null : (nearestShore(row)?.km ?? null),
    hoa_monthly: row.hoaMonthly,
    // It is rated under our assumptions.
    relevance: isScenario ? null : row.relevance,
    figures: simulated && figuresOf(simulated),
  };
}

/** In closed form, but for what the simulation says. */
export function figuresOf({ inputs, roi }: Simulated): NonNullable<ComparedHome['figures']> {
  const closed = project(inputs);
  const [first] = closed.rows;
  const yearly = closed.rows.slice(0, yearsHeld(inputs)).map((row) => row.yearlyCashflow);
  return {
    outcome: outcomeFrom(roi, closed.downpayment, {
      cashToClose: closed.cashInvested,
      cashAdded: cashAdded(yearly),
      cashFlowMonthly: (first?.yearlyCashflow ?? 0) / 12,
    }),
    chance_of_doubling: roi.probDouble,
    roi_yearly: closed.annualizedRoi,
    cap_rate: closed.capRate,
    rent_monthly: inputs.rentMonthly,
    taxes_yearly: first?.taxes ?? 0,
    insurance_yearly: first?.insurance ?? 0,
    downpayment_percentage: inputs.downpaymentPercentage,
    apr: closed.loanAmount > 0 ? inputs.aprPercent : null,
  };
}

const daysOnMarket = (listedOn: string, now: Date): number =>
  Math.max(0, marketDay(now) - dayNumber(listedOn));
