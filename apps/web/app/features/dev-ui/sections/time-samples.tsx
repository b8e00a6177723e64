import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { BarChart } from '~/ui/chart/bar-chart';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { LineChart } from '~/ui/chart/line-chart';
import { useAxisMoney } from '~/ui/chart/use-axis-money';
import { Money } from '~/ui/money';
import {
  chartText,
  expenses,
  history,
  historyRanges,
  loan,
  rentBand,
  rents,
} from '../sample-series';

function useMoney() {
  const locale = useLocale();
  return (value: number) => formatMoney(value, locale) ?? '';
}

export function HistorySample() {
  const axis = useAxisMoney();
  return (
    <ChartFrame
      title={chartText.history}
      description={chartText.historyAxis}
      table={{
        columns: [chartText.year, chartText.value],
        rows: history.categories.map((year, index) => [
          year,
          <Money key="v" value={history.values[index]} />,
        ]),
      }}
    >
      <BarChart
        label={chartText.history}
        categories={history.categories}
        series={[{ key: 'value', label: chartText.value, color: 1, values: history.values }]}
        split={{ index: history.split, before: chartText.recorded, after: chartText.projected }}
        fan={[{ label: chartText.spread, ranges: historyRanges }]}
        formatY={axis}
        formatValue={useMoney()}
      />
    </ChartFrame>
  );
}

export function LoanSample() {
  const series = [
    { key: 'interest', label: chartText.interest, color: 2 as const, values: loan.interest },
    { key: 'principal', label: chartText.principal, color: 1 as const, values: loan.principal },
  ];
  return (
    <ChartFrame
      title={chartText.loan}
      description={chartText.loanAxis}
      legend={[
        { label: chartText.principal, color: 1 },
        { label: chartText.interest, color: 2 },
      ]}
    >
      <BarChart
        label={chartText.loan}
        categories={loan.categories}
        series={series}
        formatY={useAxisMoney()}
        formatValue={useMoney()}
      />
    </ChartFrame>
  );
}

export function RentSample() {
  return (
    <ChartFrame
      title={chartText.rentTitle}
      description={chartText.rentAxis}
      footer={chartText.rentNote}
      legend={[
        { label: chartText.rent, color: 3, shape: 'line' },
        { label: chartText.expenses, color: 2, shape: 'dashed' },
        { label: chartText.band, color: 3, shape: 'pale' },
      ]}
    >
      <LineChart
        label={chartText.rentTitle}
        series={[
          { key: 'rent', label: chartText.rent, color: 3, points: rents },
          {
            key: 'expenses',
            label: chartText.expenses,
            color: 2,
            points: expenses,
            isDashed: true,
          },
        ]}
        band={{ label: chartText.band, color: 3, points: rentBand }}
        hasEndLabels
        formatX={(year) => `${chartText.year} ${year}`}
        formatY={useAxisMoney()}
        formatValue={useMoney()}
      />
    </ChartFrame>
  );
}
