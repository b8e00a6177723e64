import type { RentYear } from '@alpha/report-model/rent-forecast';
import { rentForecastTexts } from '@alpha/report-model/texts/rent';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { LineChart } from '~/ui/chart/line-chart';
import { Money } from '~/ui/money';
import { ForecastHow } from '../how/rent-how';
import { usePhrases } from '../use-phrases';
import { KeyFigures } from './key-figures';
import { useFormats } from './use-formats';

/** `growth` is a fraction per year. */
type RentForecastProps = { years: readonly RentYear[]; growth: number };

const HEIGHT = 280;

export function RentForecast({ years, growth }: RentForecastProps) {
  const t = useT('charts');
  const { money, perUsd } = useFormats();
  const { title, description } = rentForecastTexts(years, growth, usePhrases());
  const [first, last] = [years[0], years.at(-1)];
  return (
    <ChartFrame
      title={title}
      description={description}
      height={HEIGHT}
      legend={[
        { label: t('forecast.rent'), color: 1, shape: 'line' },
        { label: t('forecast.band'), color: 1, shape: 'pale' },
      ]}
      footer={
        <KeyFigures
          figures={[first, last].map((each) => ({
            label: t('forecast.inYear', { year: each?.year ?? 1 }),
            figure: <Money value={each?.rent} />,
            how: <ForecastHow years={years} growth={growth} year={each?.year ?? 1} />,
          }))}
        />
      }
      table={{
        columns: [t('year'), t('forecast.low'), t('forecast.rent'), t('forecast.high')],
        rows: years.map(({ year, low, rent, high }) => [
          year,
          <Money key="low" value={low} />,
          <Money key="rent" value={rent} />,
          <Money key="high" value={high} />,
        ]),
      }}
    >
      <LineChart
        label={title}
        height={HEIGHT}
        series={[
          {
            key: 'rent',
            label: t('forecast.rent'),
            color: 1,
            points: years.map(({ year, rent }) => ({ x: year, y: rent })),
          },
        ]}
        band={{
          label: t('forecast.band'),
          points: years.map(({ year, low, high }) => ({ x: year, low, high })),
        }}
        formatX={(year) => t('yearN', { year })}
        printedPer={perUsd}
        formatY={money}
      />
    </ChartFrame>
  );
}
