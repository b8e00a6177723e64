import type { PropertyDetail } from '@alpha/contract';
import { yearsOf } from '@alpha/report-model/outcome';
import { saleTexts } from '@alpha/report-model/texts/value';
import { valueBins } from '@alpha/report-model/value-bins';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { binTitles, Histogram } from '~/ui/chart/histogram';
import { Money, Num } from '~/ui/money';
import { SimulatedHow } from '../how/simulated-how';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { KeyFigures } from './key-figures';
import { useFormats } from './use-formats';

type ValueDistributionProps = BlockProps & {
  distribution: NonNullable<PropertyDetail['value_distribution']>;
  values: NonNullable<PropertyDetail['monte_carlo_results']>;
};

const HEIGHT = 290;

export function ValueDistribution({ report, distribution, values }: ValueDistributionProps) {
  const t = useT('charts');
  const { short, money, number, perUsd } = useFormats();
  const bins = valueBins(distribution);
  const { percentile_5: low, percentile_95: high, median_simulated: median } = values;
  const { title, description } = saleTexts(values, bins, yearsOf(report.property), usePhrases());
  if (!bins) return <ChartFrame {...{ title, description }} className="self-start" />;
  const titles = binTitles(bins, money, true);
  return (
    <ChartFrame
      title={title}
      description={description}
      how={<SimulatedHow report={report} figure="saleRange" />}
      height={HEIGHT}
      footer={
        <KeyFigures
          figures={[
            {
              label: t('sale.fifth'),
              figure: <Money value={low} />,
              how: <SimulatedHow report={report} figure="sale5" />,
            },
            {
              label: t('sale.ninetyFifth'),
              figure: <Money value={high} />,
              how: <SimulatedHow report={report} figure="sale95" />,
            },
          ]}
        />
      }
      table={{
        columns: [t('sale.value'), t('sale.futures')],
        rows: bins.map(({ count }, index) => [titles[index], <Num key="count" value={count} />]),
      }}
    >
      <Histogram
        label={title}
        height={HEIGHT}
        bins={bins}
        isOpenEnded
        zone={[low, high]}
        marks={[{ at: median, label: t('sale.median', { value: short(median) }) }]}
        printedPer={perUsd}
        formatX={short}
        formatCount={number}
        countLabel={t('sale.futures')}
      />
    </ChartFrame>
  );
}
