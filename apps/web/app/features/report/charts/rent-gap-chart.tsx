import type { AmortizationRow } from '@alpha/contract';
import type { RentGap } from '@alpha/report-model/amortization-years';
import { rentGapTexts } from '@alpha/report-model/texts/years';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { LineChart } from '~/ui/chart/line-chart';
import { Money } from '~/ui/money';
import { CashflowHow } from '../how/cashflow-how';
import { HowMetric } from '../how/how-metric';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { KeyFigures } from './key-figures';
import { useFormats } from './use-formats';

type RentGapChartProps = BlockProps & { rows: readonly AmortizationRow[]; gap: RentGap };

const HEIGHT = 260;

export function RentGapChart({ rows, gap, report }: RentGapChartProps) {
  const t = useT('charts');
  const { money, short, perUsd } = useFormats();
  const { title, description } = rentGapTexts(gap, rows.length, usePhrases());
  const last = rows.at(-1);
  const bandColor = gap.kind === 'behind' ? 2 : 3;
  const series = [
    {
      key: 'rent',
      label: t('gap.rent'),
      color: 3 as const,
      points: rows.map(({ year, yearly_rent }) => ({ x: year, y: yearly_rent })),
    },
    {
      key: 'expenses',
      label: t('gap.expenses'),
      color: 2 as const,
      isDashed: true,
      points: rows.map(({ year, total_expenses }) => ({ x: year, y: total_expenses })),
    },
  ];
  return (
    <ChartFrame
      title={title}
      description={description}
      height={HEIGHT}
      legend={[
        { label: t('gap.rent'), color: 3, shape: 'line' },
        { label: t('gap.expenses'), color: 2, shape: 'dashed' },
        { label: t('gap.band'), color: bandColor, shape: 'pale' },
      ]}
      footer={
        <KeyFigures
          figures={[
            {
              label: t('gap.cashflow', { year: 1 }),
              figure: <Money value={rows[0]?.yearly_cashflow} tone="auto" />,
              how: <HowMetric report={report} metric="cashflowYear1" />,
            },
            {
              label: t('gap.cashflow', { year: last?.year ?? 1 }),
              figure: <Money value={last?.yearly_cashflow} tone="auto" />,
              how: last && <CashflowHow row={last} />,
            },
          ]}
        />
      }
      table={{
        columns: [t('year'), t('gap.rent'), t('gap.expenses'), t('gap.band')],
        rows: rows.map(({ year, yearly_rent, total_expenses, yearly_cashflow }) => [
          year,
          <Money key="rent" value={yearly_rent} />,
          <Money key="expenses" value={total_expenses} />,
          <Money key="cashflow" value={yearly_cashflow} tone="auto" />,
        ]),
      }}
    >
      <LineChart
        label={title}
        height={HEIGHT}
        series={series}
        band={{
          label: t('gap.band'),
          color: bandColor,
          points: rows.map(({ year, yearly_rent, total_expenses }) => ({
            x: year,
            low: Math.min(yearly_rent, total_expenses),
            high: Math.max(yearly_rent, total_expenses),
          })),
        }}
        hasEndLabels
        formatX={(year) => t('yearN', { year })}
        printedPer={perUsd}
        formatY={short}
        formatValue={money}
      />
    </ChartFrame>
  );
}
