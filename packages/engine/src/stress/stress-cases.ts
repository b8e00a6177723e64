import type { ProjectInputs } from '../project-inputs.ts';
import { type TenYears, tenYears } from './ten-years.ts';

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

export type StressCase = 'rates' | 'rents' | 'insurance' | 'vacancy';

/** Why a case does not apply: bought without a loan. */
export type SkipReason = 'noLoan';

type Stressed = (inputs: ProjectInputs, plan: TenYears) => TenYears | SkipReason;

/** In the report's order. Everything that a case does not name stays as planned. */
export const STRESS_CASES: readonly (readonly [StressCase, Stressed])[] = [
  ['rates', dearerLoan],
  ['rents', lowerRents],
  ['insurance', dearerInsurance],
  ['vacancy', vacantYear],
];

function dearerLoan(inputs: ProjectInputs, plan: TenYears): TenYears | SkipReason {
  if (plan.financing.loanAmount === 0) return 'noLoan';
  return tenYears({ ...inputs, aprPercent: inputs.aprPercent + STRESS_TERMS.ratePoints });
}

function lowerRents(inputs: ProjectInputs): TenYears {
  return tenYears({ ...inputs, rentMonthly: inputs.rentMonthly * (1 - STRESS_TERMS.rentCut) });
}

function dearerInsurance(inputs: ProjectInputs): TenYears {
  const insuranceRateAnnual = inputs.insuranceRateAnnual * STRESS_TERMS.insuranceFactor;
  return tenYears({ ...inputs, insuranceRateAnnual });
}

/** No rent and so no management fee; all other costs are due. */
function vacantYear(inputs: ProjectInputs, plan: TenYears): TenYears {
  const empty = tenYears({ ...inputs, occupancyRate: 0 }).rows;
  const rows = plan.rows.map((row, i) =>
    row.year === STRESS_TERMS.vacantYear ? (empty[i] ?? row) : row,
  );
  return { ...plan, rows };
}
