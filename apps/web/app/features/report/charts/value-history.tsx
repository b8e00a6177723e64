import { yearsOf } from '@alpha/report-model/outcome';
import { valueTexts } from '@alpha/report-model/texts/value';
import type { ValueYears } from '@alpha/report-model/value-years';
import { useT } from '~/lib/i18n/use-t';
import { BarChart } from '~/ui/chart/bar-chart';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { Money } from '~/ui/money';
import { HowMetric } from '../how/how-metric';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { ForecastsLink } from './forecasts-link';
import { KeyFigures } from './key-figures';
import { useFormats } from './use-formats';

const HEIGHT = 290;

export function ValueHistory({ report, ...found }: ValueYears & BlockProps) {
  const { years, split, projection } = found;
  const t = useT('charts');
  const { money, short, perUsd } = useFormats();
  const { title, description } = valueTexts(found, usePhrases());
  const hasFan = years.some(({ range }) => range !== null);
  return (
    <ChartFrame
      title={title}
      description={description}
      height={HEIGHT}
      footer={
        projection && (
          <>
            <KeyFigures
              figures={[
                { label: t('value.today'), figure: <Money value={years[split - 1]?.value} /> },
                {
                  label: t('value.saleYear10', { years: yearsOf(report.property) }),
                  figure: <Money value={projection.value} />,
                  how: <HowMetric report={report} metric="salePriceAfter10Years" />,
                },
              ]}
            />
            {hasFan && <ForecastsLink report={report} />}
          </>
        )
      }
      table={{
        columns: [
          t('year'),
          t('value.area'),
          t('value.home'),
          ...(hasFan
            ? [t('value.low'), t('value.lowMiddle'), t('value.highMiddle'), t('value.high')]
            : []),
        ],
        rows: years.map(({ year, area, value, range, middle }) => [
          year,
          <Money key="area" value={area} />,
          <Money key="value" value={value} />,
          ...(hasFan
            ? [
                <Money key="low" value={range?.[0]} />,
                <Money key="lowMiddle" value={middle?.[0]} />,
                <Money key="highMiddle" value={middle?.[1]} />,
                <Money key="high" value={range?.[1]} />,
              ]
            : []),
        ]),
      }}
    >
      <BarChart
        label={title}
        height={HEIGHT}
        categories={years.map(({ year }) => `${year}`)}
        series={[
          {
            key: 'value',
            label: t('value.home'),
            color: 1,
            values: years.map(({ value }) => value),
          },
        ]}
        {...(projection && {
          split: { index: split, before: t('value.recorded'), after: t('value.projected') },
        })}
        fan={[
          { label: t('value.range'), ranges: years.map(({ range }) => range) },
          { label: t('value.middle'), ranges: years.map(({ middle }) => middle) },
        ]}
        printedPer={perUsd}
        formatY={short}
        formatValue={money}
      />
    </ChartFrame>
  );
}
