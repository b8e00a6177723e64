import type { OwnedHome } from '@alpha/contract';
import { holdingOutlook, type Percentiles } from '@alpha/engine/holding';
import type { FrozenForecast } from '../../reports/index.ts';
import { actualMonths } from './actual-months.ts';
import type { EntryRow, StatementRecord } from './home-entries.queries.ts';
import { firstMonthOf } from './months.ts';
import type { OwnedHomeRow } from './owned-homes.queries.ts';

type Parts = { row: OwnedHomeRow; entries: EntryRow[]; statements: StatementRecord[] };

export function shapeHome({ row, entries, statements }: Parts): OwnedHome {
  const forecast = JSON.parse(row.forecast) as FrozenForecast;
  const { boughtOn } = row;
  const found = actualMonths({ boughtOn, entries, statements, plan: forecast.plan });
  const outlook = holdingOutlook(forecast, {
    cash: found.months.map(({ net_cents }) => net_cents),
    rent: found.months.map(({ rent_cents }) => rent_cents),
  });
  return {
    id: row.id,
    purchase_id: row.purchaseId,
    ...row.facts,
    bought_on: boughtOn,
    price_cents: row.priceCents,
    closing_costs_cents: row.closingCostsCents,
    down_payment_cents: row.downPaymentCents,
    rate_percent: row.ratePercent,
    loan_years: row.loanYears,
    land_cents: row.landCents,
    forecast: {
      hash: row.forecastHash,
      made_at: row.madeAt.toISOString(),
      model: row.model,
      first_month: firstMonthOf(boughtOn),
      cash: forecast.cash,
      equity: forecast.equity,
    },
    months: found.months,
    missing_month: found.missingMonth,
    assumed: found.assumed,
    outlook: {
      cash_cents: outlook.cash,
      standing: outlook.standing,
      range: inCents(forecast.cash[outlook.months] ?? [0, 0, 0, 0, 0]),
      rent_ratio: outlook.rentRatio,
      years: outlook.years.map(({ year, cash }) => ({ year, cash: inCents(cash) })),
      past: outlook.past.map(({ cash, range, ...past }) => ({
        ...past,
        cash_cents: cash,
        range: inCents(range),
      })),
    },
    statements: statements.map((each) => shapeStatement(each, entries)),
    years: [...new Set(entries.map(({ date }) => Number(date.slice(0, 4))))].sort((a, b) => b - a),
  };
}

const inCents = (range: Percentiles): Percentiles =>
  range.map((each) => Math.round(each) + 0) as Percentiles;

const shapeStatement = (row: StatementRecord, entries: EntryRow[]) => ({
  id: row.id,
  file_name: row.fileName,
  first_month: row.firstMonth,
  last_month: row.lastMonth,
  entry_count: entries.filter(({ statementId }) => statementId === row.id).length,
  checks: row.checks,
  is_by_investor: row.isByInvestor,
  added_at: row.addedAt.toISOString(),
});
