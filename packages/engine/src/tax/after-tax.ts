import { irr } from '../irr.ts';
import { type Projection, project } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { type EstateExposure, estateExposure } from './estate-tax.ts';
import { type ExitTax, exitTax } from './exit-tax.ts';
import { type TaxCaution, taxCautions } from './tax-cautions.ts';
import { type ResolvedLens, resolveLens, type TaxLens } from './tax-lens.ts';
import { type TaxRow, taxRows } from './tax-rows.ts';
import { TAX_YEARS } from './tax-tables.ts';

export type AfterTax = {
  /** An estimate from published tables; not tax or legal advice. */
  notAdvice: true;
  lens: ResolvedLens;
  tables: { asOf: string; source: string };
  rows: TaxRow[];
  exit: ExitTax;
  estate: EstateExposure;
  totalTax: number;
  beforeTaxNetProfit: number;
  afterTaxNetProfit: number;
  /** Years 0 to the sale, and one more when a deposit is refunded. */
  cashFlows: number[];
  /** Percent a year; null when the flows do not change sign. */
  afterTaxIrr: number | null;
  /** Total tax as percent of the profit before tax; null without a profit. */
  effectiveRate: number | null;
  cautions: TaxCaution[];
};

/**
 * Results after US federal tax for one kind of owner. Money in USD, rates of return in percent.
 * Formula page: docs/formulas/after-tax.md
 */
export function afterTax(inputs: ProjectInputs, lens: TaxLens): AfterTax {
  const resolved = resolveLens(lens);
  const projection = project(inputs);
  const rows = taxRows(inputs, projection, resolved);
  const exit = exitTax(inputs, projection, resolved, rows);
  const totalTax = rows.reduce((sum, row) => sum + row.taxDue, exit.taxDue);
  const cashFlows = flowsAfterTax(projection, rows, exit);
  const rate = irr(cashFlows);
  const { asOf, source } = TAX_YEARS[resolved.taxYear];
  return {
    notAdvice: true,
    lens: resolved,
    tables: { asOf, source },
    rows,
    exit,
    estate: estateExposure(inputs, projection, resolved),
    totalTax,
    beforeTaxNetProfit: projection.netProfit,
    afterTaxNetProfit: projection.netProfit - totalTax,
    cashFlows,
    afterTaxIrr: rate === null ? null : 100 * rate,
    effectiveRate: projection.netProfit > 0 ? (100 * totalTax) / projection.netProfit : null,
    cautions: taxCautions(resolved, exit),
  };
}

function flowsAfterTax(projection: Projection, rows: readonly TaxRow[], exit: ExitTax): number[] {
  const flows = [-projection.cashInvested];
  for (const row of rows) flows.push(row.cashflowAfterTax);
  const saleYear = flows.length - 1;
  flows[saleYear] = (flows[saleYear] ?? 0) + exit.cashAtClosing - exit.shortfall;
  if (exit.refunded > 0) flows.push(exit.refunded);
  return flows;
}
