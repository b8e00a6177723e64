import { type CashflowRange, cashflowSentence } from '@alpha/report-model/cashflow-years';
import { useT } from '~/lib/i18n/use-t';
import { BarChart } from '~/ui/chart/bar-chart';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { Money } from '~/ui/money';
import { CashflowRangeHow } from '../how/cashflow-range-how';
import type { BlockProps } from '../report.types';
import { useFormats } from './use-formats';

const HEIGHT = 240;

type CashflowChartProps = BlockProps & { years: readonly CashflowRange[] };

export function CashflowChart({ report, years }: CashflowChartProps) {
  const t = useT('charts');
  const { money, unbrokenMoney, short, perUsd } = useFormats();
  const title = cashflowSentence(years, t, unbrokenMoney);
  const last = years.at(-1);
  return (
    <ChartFrame
      title={title}
      description={t('cashflow.measured')}
      height={HEIGHT}
      how={last && <CashflowRangeHow report={report} range={last} />}
      table={{
        columns: [t('year'), t('cashflow.plan'), t('cashflow.low'), t('cashflow.high')],
        rows: years.map(({ year, planned, low, high }) => [
          year,
          <Money key="planned" value={planned} tone="auto" />,
          <Money key="low" value={low} tone="auto" />,
          <Money key="high" value={high} tone="auto" />,
        ]),
      }}
    >
      <BarChart
        label={title}
        height={HEIGHT}
        categories={years.map(({ year }) => `${year}`)}
        series={[
          {
            key: 'planned',
            label: t('cashflow.plan'),
            color: 1,
            values: years.map(({ planned }) => planned),
          },
        ]}
        areProjections
        ranges={years.map(({ low, high }) => [low, high])}
        rangeLabel={t('cashflow.range')}
        printedPer={perUsd}
        formatY={short}
        formatValue={money}
      />
    </ChartFrame>
  );
}
