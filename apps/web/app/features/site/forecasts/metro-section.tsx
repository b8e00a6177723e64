import { useNavigation } from 'react-router';
import { Notice } from '~/ui/notice';
import { FanLegend } from './fan-legend';
import { ForecastsFile } from './forecasts-file';
import type { ForecastsPage } from './load-forecasts';
import { MetroFan } from './metro-fan';
import { MetroPicker } from './metro-picker';
import { MissingQuarter } from './missing-quarter';
import { shortMetro } from './short-metro';
import { hasCome, useForecastWords } from './use-forecast-words';

/** What we would have said about one metro, and what came. */
export function MetroSection({ page }: { page: ForecastsPage }) {
  const { t, quarter } = useForecastWords();
  const isLoading = useNavigation().state !== 'idle';
  const { metro, forecasts } = page.metro;
  const place = shortMetro(metro.name);
  const isNow = forecasts.length > 0 && !forecasts.some(hasCome);
  return (
    <section id="metro" aria-labelledby="metro-title" className="page pt-12 md:pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="max-w-[52ch]">
          <h2 id="metro-title" className="text-28 tracking-[-0.018em]">
            {t(isNow ? 'metro.titleNow' : 'metro.title', { place })}
          </h2>
          <p className="mt-1.5 text-pretty text-ink-2">
            {t(isNow ? 'metro.leadNow' : 'metro.lead')}
          </p>
        </div>
        <MetroPicker page={page} />
      </div>
      {page.isOtherMetro && <Notice className="mt-5">{t('metro.unknown', { place })}</Notice>}
      <MissingQuarter page={page} place={place} />
      {!page.quarter && !page.missingQuarter && forecasts.length < 2 && (
        <p className="mt-5 text-ink-2">
          {t('metro.short', { place, first: quarter(metro.first_forecast) })}
        </p>
      )}
      <div
        aria-busy={isLoading}
        className="mt-5 grid min-w-0 gap-6 transition-opacity aria-busy:opacity-60 lg:has-[>:nth-child(2)]:grid-cols-2"
      >
        {forecasts.map((forecast) => (
          <MetroFan key={forecast.quarter} forecast={forecast} place={place} />
        ))}
      </div>
      {forecasts.length > 0 && <FanLegend hasActual={!isNow} />}
      {forecasts.length > 0 && (
        <div className="mt-4">
          <ForecastsFile text={t('file.metro')} metro={metro.code} quarter={page.quarter} />
        </div>
      )}
      {page.counts.held_out > 0 && !metro.is_held_out && (
        <p className="mt-2 max-w-[80ch] text-13 text-pretty text-ink-3">{t('metro.seen')}</p>
      )}
    </section>
  );
}
