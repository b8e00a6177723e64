import type { Projection } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { graduatedTax } from './graduated-tax.ts';
import type { ResolvedLens } from './tax-lens.ts';
import { ESTATE, TAX_YEARS } from './tax-tables.ts';

/**
 * Federal estate tax if the owner died holding `value` USD of US property and nothing else. The
 * exemption works as a credit, so the first dollar above 60,000 already pays 26 %.
 * Formula page: docs/formulas/estate-tax.md
 */
export function estateTax(
  value: number,
  lens: Pick<ResolvedLens, 'kind' | 'taxYear' | 'estateOwner'>,
): number {
  if (lens.kind !== 'domestic' && lens.estateOwner === 'foreignCorporation') return 0;
  return graduatedTax(ESTATE.brackets, value, estateExemption(lens));
}

/** USD; what heirs would owe if the owner died just after buying or just before selling. */
export type EstateExposure = { exemption: number; atPurchase: number; atExit: number };

export function estateExposure(
  inputs: Pick<ProjectInputs, 'listPrice'>,
  projection: Projection,
  lens: ResolvedLens,
): EstateExposure {
  const debt = (owed: number) => (lens.loanIsNonRecourse ? owed : 0);
  const bought = inputs.listPrice - debt(projection.loanAmount);
  const sold = projection.salePriceAfter10Years - debt(projection.balanceAfter10Years);
  return {
    exemption: estateExemption(lens),
    atPurchase: estateTax(bought, lens),
    atExit: estateTax(sold, lens),
  };
}

function estateExemption(lens: Pick<ResolvedLens, 'kind' | 'taxYear'>): number {
  if (lens.kind !== 'domestic') return ESTATE.nonResidentExemption;
  return TAX_YEARS[lens.taxYear].residentEstateExclusion;
}
