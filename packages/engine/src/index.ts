export {
  type Assumptions,
  CONDO_ASSUMPTIONS,
  DEFAULT_ASSUMPTIONS,
  HORIZON_YEARS,
} from './assumptions.ts';
export { balanceAfter, monthlyPayment } from './loan.ts';
export { type AnnualRow, type ProjectInputs, type Projection, project } from './project.ts';
export { annualVolatilityPercent } from './statistics.ts';
