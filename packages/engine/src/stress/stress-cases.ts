import { powInt } from '../exact-math/power.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { yearsHeld } from '../purchase.ts';
import { netProceedsOf, type TenYears, tenYears } from './ten-years.ts';

/** How far each case departs from the plan; the report's sentences name these figures. */
export const STRESS_TERMS = {
  /** Percentage points on the loan's rate, from the purchase on. */
  ratePoints: 2,
  /** Share of every year's rent that is lost. */
  rentCut: 0.1,
  /** Times every year's insurance. */
  insuranceFactor: 2,
  /** The year in which no rent comes in. */
  vacantYear: 2,
} as const;

export type StressCase = 'worstTen' | 'worstFive' | 'rates' | 'rents' | 'insurance' | 'vacancy';

/**
 * The worst stretches of the property's own metro, price ÷ price at the start for each year, 1 first;
 * null where the history is too short.
 */
export type WorstLevels = {
  fiveYears: readonly number[] | null;
  tenYears: readonly number[] | null;
};

/** Why a case is not computed: bought without a loan; metro not known; known for too few years. */
export type SkipReason = 'noLoan' | 'noPriceHistory' | 'shortHistory';

export type Circumstances = { inputs: ProjectInputs; plan: TenYears; worst: WorstLevels | null };

type Stressed = (circumstances: Circumstances) => TenYears | SkipReason;

/** In the report's order. Everything that a case does not name stays as planned. */
export const STRESS_CASES: readonly (readonly [StressCase, Stressed])[] = [
  ['worstTen', worstTen],
  ['worstFive', worstFive],
  ['rates', dearerLoan],
  ['rents', lowerRents],
  ['insurance', dearerInsurance],
  ['vacancy', vacantYear],
];

/** Prices as they were then, until the sale; rents, costs and taxes as planned. */
function worstTen(circumstances: Circumstances): TenYears | SkipReason {
  const level = levelAfter(circumstances.worst, 'tenYears', yearsHeld(circumstances.inputs));
  return typeof level === 'string' ? level : soldAt(circumstances, level);
}

/** Prices as they were then, and for the remaining years as planned. */
function worstFive(circumstances: Circumstances): TenYears | SkipReason {
  const years = yearsHeld(circumstances.inputs);
  const fallen = Math.min(FIVE_YEARS, years);
  const level = levelAfter(circumstances.worst, 'fiveYears', fallen);
  if (typeof level === 'string') return level;
  const planned = 1 + circumstances.inputs.appreciationRateAnnual;
  return soldAt(circumstances, level * powInt(planned, years - fallen));
}

const FIVE_YEARS = 5;

function levelAfter(
  worst: WorstLevels | null,
  stretch: keyof WorstLevels,
  years: number,
): number | SkipReason {
  return worst ? (worst[stretch]?.[years] ?? 'shortHistory') : 'noPriceHistory';
}

function soldAt({ inputs, plan }: Circumstances, level: number): TenYears {
  const netProceeds = netProceedsOf(inputs, plan.financing, inputs.listPrice * level);
  return { ...plan, netProceeds };
}

function dearerLoan({ inputs, plan }: Circumstances): TenYears | SkipReason {
  if (plan.financing.loanAmount === 0) return 'noLoan';
  return tenYears({ ...inputs, aprPercent: inputs.aprPercent + STRESS_TERMS.ratePoints });
}

function lowerRents({ inputs }: Circumstances): TenYears {
  return tenYears({ ...inputs, rentMonthly: inputs.rentMonthly * (1 - STRESS_TERMS.rentCut) });
}

function dearerInsurance({ inputs }: Circumstances): TenYears {
  const insuranceRateAnnual = inputs.insuranceRateAnnual * STRESS_TERMS.insuranceFactor;
  return tenYears({ ...inputs, insuranceRateAnnual });
}

/** Of a home that is sold after one year, that one: `stress-text.ts` names it. */
const vacantYearOf = (inputs: ProjectInputs): number =>
  Math.min(STRESS_TERMS.vacantYear, yearsHeld(inputs));

/** No rent and so no management fee; all other costs are due. */
function vacantYear({ inputs, plan }: Circumstances): TenYears {
  const empty = tenYears({ ...inputs, occupancyRate: 0 }).rows;
  const rows = plan.rows.map((row, i) =>
    row.year === vacantYearOf(inputs) ? (empty[i] ?? row) : row,
  );
  return { ...plan, rows };
}
