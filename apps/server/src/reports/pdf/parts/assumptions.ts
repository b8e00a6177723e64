import type { PropertyEstimates } from '@alpha/contract';
import { HORIZON_YEARS } from '@alpha/engine';
import { yearsOf } from '@alpha/report-model/outcome';
import type { Words } from '../../render-worker/words.ts';
import { drawFacts } from '../layout/facts.ts';
import { openSection } from '../layout/section.ts';
import { makeRoom, type Sheet } from '../layout/sheet.ts';
import type { ReportInput } from '../report-input.ts';

type Kind = 'money' | 'rate' | 'percent' | 'yearly' | 'count';

/** Every assumption with its unit, in the order of a purchase. */
const GROUPS = {
  buying: {
    list_price: 'money',
    downpayment_percentage: 'rate',
    downpayment: 'money',
    closing_costs: 'money',
  },
  loan: {
    loan_amount: 'money',
    loan_term_years: 'count',
    monthly_rate: 'rate',
    number_of_payments: 'count',
    mortgage_payment: 'money',
  },
  rent: {
    monthly_rental_income: 'money',
    annual_gross_rental_income: 'money',
    occupancy_rate: 'rate',
    management_fee_rate: 'rate',
    max_management_fee: 'money',
    management_fee_monthly: 'money',
  },
  growth: {
    appreciation_rate_annual: 'rate',
    rent_growth_rate_annual: 'rate',
    expense_growth_rate_annual: 'rate',
    insurance_growth_rate_annual: 'rate',
  },
  costs: {
    property_tax_rate: 'rate',
    property_taxes_monthly: 'money',
    insurance_rate_annual: 'rate',
    insurance_monthly: 'money',
    hoa_monthly: 'money',
    maintenance_rate_annual: 'rate',
    maintenance_and_repairs_monthly: 'money',
    fixed_fees_monthly: 'money',
    total_expenses_monthly: 'money',
  },
  result: {
    sale_price_after_10_years: 'money',
    selling_costs: 'money',
    balance_after_10_years: 'money',
    net_profit: 'money',
    estimated_roi_percentage: 'percent',
    annualized_roi_percentage: 'yearly',
  },
} as const satisfies Record<string, Partial<Record<keyof PropertyEstimates, Kind>>>;

type Group = keyof typeof GROUPS;
/** Groups in three columns of about the same height. */
const COLUMNS: readonly (readonly Group[])[] = [
  ['buying', 'loan'],
  ['rent', 'result'],
  ['costs', 'growth'],
];
const GAP = 20;
const ROW = 13.5;

export function drawAssumptions(sheet: Sheet, { report: { property } }: ReportInput): void {
  const estimates = property.property_estimates;
  if (!estimates) return;
  const { words, left } = sheet;
  const years = yearsOf(property);
  const height = (groups: readonly Group[]) =>
    groups.reduce((sum, group) => sum + 29 + ROW * Object.keys(GROUPS[group]).length, 0);
  const tallest = Math.max(...COLUMNS.map(height));
  openSection(sheet, {
    heading: words.report('financials.title'),
    text: words.t('assumptions.text'),
    room: tallest,
  });
  makeRoom(sheet, tallest);
  const width = (sheet.width - GAP * (COLUMNS.length - 1)) / COLUMNS.length;
  const ends = COLUMNS.map((groups, i) => {
    let y = sheet.y;
    for (const group of groups) {
      const facts = Object.entries(GROUPS[group]).map(([name, kind]) => ({
        label: words.t(`assumptions.${name as Name}`),
        value: print(words, kind, estimates[name as Name]),
      }));
      const title =
        group === 'result' && years !== HORIZON_YEARS
          ? words.t('assumptions.resultEarly', { years })
          : words.t(`assumptions.${group}`);
      const place = { x: left + i * (width + GAP), width, title, size: 7.5, rowHeight: ROW };
      y += drawFacts(sheet, facts, y, place) + 12;
    }
    return y;
  });
  sheet.y = Math.max(...ends) - 12;
}

type Name = { [G in Group]: keyof (typeof GROUPS)[G] }[Group] & keyof PropertyEstimates;

function print(words: Words, kind: Kind, value: number): string {
  if (kind === 'count') return words.number(value);
  if (kind === 'money') return words.money(value, { decimals: 2 });
  if (kind === 'yearly') return words.yearly(value);
  return kind === 'rate' ? words.rate(value) : words.percent(value);
}
