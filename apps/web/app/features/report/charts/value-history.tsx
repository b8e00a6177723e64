import type { ValueYears } from '@alpha/report-model/value-years';
import { useT } from '~/lib/i18n/use-t';
import { BarChart } from '~/ui/chart/bar-chart';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { Money } from '~/ui/money';
import { HowMetric } from '../how/how-metric';
import type { BlockProps } from '../report.types';
import { KeyFigures } from './key-figures';
import { ForecastsLink } from './past-forecasts-block';
import { useFormats } from './use-formats';

const HEIGHT = 290;

export function ValueHistory({
  years,
  split,
  growth,
  projection,
  report,
}: ValueYears & BlockProps) {
  const t = useT('charts');
  const { money, short, percent } = useFormats();
  const title = useSentence({ growth, projection });
  const hasRanges = years.some(({ range }) => range !== null);
  const past = hasRanges ? report.property.past_forecasts : null;
  return (
    <ChartFrame
      title={title}
      description={[
        t('value.measured'),
        projection && t('value.measuredAhead', { rate: percent(100 * projection.rate, 2) }),
        hasRanges && t('value.measuredRange'),
      ]
        .filter(Boolean)
        .join(' ')}
      height={HEIGHT}
      footer={
        projection && (
          <>
            <KeyFigures
              figures={[
                { label: t('value.today'), figure: <Money value={years[split - 1]?.value} /> },
                {
                  label: t('value.saleYear10'),
                  figure: <Money value={projection.value} />,
                  how: <HowMetric report={report} metric="salePriceAfter10Years" />,
                },
              ]}
            />
            {past && (
              <ForecastsLink code={past.code} text={t('value.forecasts', { metro: past.name })} />
            )}
          </>
        )
      }
      table={{
        columns: [
          t('year'),
          t('value.area'),
          t('value.home'),
          ...(hasRanges ? [t('value.low'), t('value.high')] : []),
        ],
        rows: years.map(({ year, area, value, range }) => [
          year,
          <Money key="area" value={area} />,
          <Money key="value" value={value} />,
          ...(hasRanges
            ? [<Money key="low" value={range?.[0]} />, <Money key="high" value={range?.[1]} />]
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
        ranges={years.map(({ range }) => range)}
        rangeLabel={t('value.range')}
        formatY={short}
        formatValue={money}
      />
    </ChartFrame>
  );
}

function useSentence({ growth, projection }: Pick<ValueYears, 'growth' | 'projection'>): string {
  const t = useT('charts');
  const { short, percent } = useFormats();
  const past = growth && {
    direction: growth.percent < 0 ? ('fell' as const) : ('rose' as const),
    percent: percent(Math.abs(growth.percent)),
    since: growth.since.slice(0, 4),
  };
  const ahead = projection && {
    rate: percent(100 * projection.rate, 1),
    value: short(projection.value),
    year: `${projection.year}`,
  };
  if (past && ahead) return t(`value.sentence.${past.direction}Ahead`, { ...past, ...ahead });
  if (past) return t(`value.sentence.${past.direction}`, past);
  return ahead ? t('value.sentence.ahead', ahead) : t('value.sentence.single');
}
