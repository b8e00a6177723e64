import { DEFAULT_ASSUMPTIONS } from '../assumptions.ts';
import type { ProjectInputs } from '../project-inputs.ts';

/** The worked examples of the readings, and a condominium for a third. */
export const EXAMPLE_A: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 450_000,
  rentMonthly: 3_300,
  hoaMonthly: 0,
};

export const EXAMPLE_C: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 560_000,
  rentMonthly: 5_200,
  hoaMonthly: 0,
  maxManagementFee: 500,
};

export const CONDO: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  maintenanceRateAnnual: 0.005,
  insuranceRateAnnual: 0.003,
  listPrice: 310_000,
  rentMonthly: 2_450,
  hoaMonthly: 420,
};
