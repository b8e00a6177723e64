import { Notice } from '~/ui/notice';
import { quarterOf } from './fan-shape';
import type { ForecastsPage } from './load-forecasts';
import { useForecastWords } from './use-forecast-words';

/** Why the quarter that was asked for has no forecast. */
export function MissingQuarter({ page, place }: { page: ForecastsPage; place: string }) {
  const { t, quarter } = useForecastWords();
  const { missingQuarter: missing, metro } = page;
  if (!missing) return null;
  const { first_forecast: first, last_forecast: last } = metro.metro;
  const reason = () => {
    if (quarterOf(missing) > quarterOf(last))
      return t('metro.tooLate', { place, quarter: quarter(missing), last: quarter(last) });
    if (quarterOf(missing) < quarterOf(first))
      return t('metro.tooEarly', { place, first: quarter(first) });
    return t('metro.gap', { place, quarter: quarter(missing) });
  };
  return <Notice className="mt-5">{reason()}</Notice>;
}
