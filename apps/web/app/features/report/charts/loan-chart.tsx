import type { AmortizationRow } from '@alpha/contract';
import type { LoanCourse } from '@alpha/report-model/amortization-years';
import { yearsOf } from '@alpha/report-model/outcome';
import { loanTexts } from '@alpha/report-model/texts/years';
import { useT } from '~/lib/i18n/use-t';
import { BarChart } from '~/ui/chart/bar-chart';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { Money } from '~/ui/money';
import { HowMetric } from '../how/how-metric';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { KeyFigures } from './key-figures';
import { useFormats } from './use-formats';

type LoanChartProps = BlockProps & { rows: readonly AmortizationRow[]; course: LoanCourse };

const HEIGHT = 260;

export function LoanChart({ rows, course, report }: LoanChartProps) {
  const t = useT('charts');
  const { money, short, perUsd } = useFormats();
  const { title, description } = loanTexts(course, rows.length, usePhrases());
  const estimates = report.property.property_estimates;
  return (
    <ChartFrame
      title={title}
      description={description}
      height={HEIGHT}
      legend={[
        { label: t('loan.principal'), color: 1 },
        { label: t('loan.interest'), color: 2 },
      ]}
      footer={
        estimates && (
          <KeyFigures
            figures={[
              {
                label: t('loan.payment'),
                figure: <Money value={estimates.mortgage_payment} />,
                how: <HowMetric report={report} metric="mortgagePayment" />,
              },
              {
                label: t('loan.balance', { years: yearsOf(report.property) }),
                figure: <Money value={estimates.balance_after_10_years} />,
                how: <HowMetric report={report} metric="balanceAfter10Years" />,
              },
            ]}
          />
        )
      }
      table={{
        columns: [t('year'), t('loan.interest'), t('loan.principal'), t('loan.owed')],
        rows: rows.map(({ year, interest, principal, loan_balance }) => [
          year,
          <Money key="interest" value={interest} />,
          <Money key="principal" value={principal} />,
          <Money key="owed" value={loan_balance} />,
        ]),
      }}
    >
      <BarChart
        label={title}
        height={HEIGHT}
        categories={rows.map(({ year }) => `${year}`)}
        series={[
          {
            key: 'interest',
            label: t('loan.interest'),
            color: 2,
            values: rows.map(({ interest }) => interest),
          },
          {
            key: 'principal',
            label: t('loan.principal'),
            color: 1,
            values: rows.map(({ principal }) => principal),
          },
        ]}
        printedPer={perUsd}
        formatY={short}
        formatValue={money}
      />
    </ChartFrame>
  );
}
