import type { ExitTax } from './exit-tax.ts';
import type { ResolvedLens } from './tax-lens.ts';

/** What the figures leave out in this case, as codes; the web app has the texts. */
export type TaxCaution =
  | 'federalOnly'
  | 'grossRentKeepsDepreciation'
  | 'corporationPaysCorporateTax'
  | 'closingCashIsShort'
  | 'lossBenefitNotCounted'
  | 'treatyNotCounted';

export function taxCautions(lens: ResolvedLens, exit: ExitTax): TaxCaution[] {
  const cautions: TaxCaution[] = ['federalOnly'];
  const isForeign = lens.kind !== 'domestic';
  if (isForeign) cautions.push('treatyNotCounted');
  if (lens.kind === 'foreignGross') cautions.push('grossRentKeepsDepreciation');
  if (isForeign && lens.estateOwner === 'foreignCorporation')
    cautions.push('corporationPaysCorporateTax');
  if (exit.cashAtClosing < 0) cautions.push('closingCashIsShort');
  if (exit.taxSavedByLosses > exit.recaptureTax + exit.longTermGainTax)
    cautions.push('lossBenefitNotCounted');
  return cautions;
}
