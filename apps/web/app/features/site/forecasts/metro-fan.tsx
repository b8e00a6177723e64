import type { MetroForecast } from '@alpha/contract';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { FanDrawing } from './fan-drawing';
import { useFanSentences, useForecastWords } from './use-forecast-words';

/** One past forecast: the range of then, and the real path over it. */
export function MetroFan({ forecast, place }: { forecast: MetroForecast; place: string }) {
  const { t, change } = useForecastWords();
  const { title, sentence } = useFanSentences(forecast);
  const start = Number(forecast.quarter.slice(0, 4));
  const actualIn = (year: number) =>
    forecast.after.find(({ quarter }) => quarter === `${start + year}${forecast.quarter.slice(4)}`);
  return (
    <ChartFrame
      title={title}
      description={sentence}
      table={{
        columns: ['year', 'low', 'median', 'high', 'actual'].map((column) =>
          t(`fan.table.${column as 'year'}`),
        ),
        rows: forecast.years.map(({ year, p5, p50, p95 }) => {
          const came = actualIn(year);
          return [
            start + year,
            change(p5),
            change(p50),
            change(p95),
            came ? change(came.change) : '–',
          ];
        }),
      }}
    >
      <FanDrawing forecast={forecast} label={`${place}. ${title}. ${sentence}`} />
    </ChartFrame>
  );
}
