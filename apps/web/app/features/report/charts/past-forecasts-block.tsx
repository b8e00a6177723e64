import {
  pastForecastSentences,
  pastForecastsLead,
  pastForecastsLine,
} from '@alpha/report-model/past-forecasts';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { ChartSection } from './chart-section';

/** Our forecasts of 2006 and 2012 for this metro; left out where its own history has none. */
export function PastForecastsBlock({ report }: BlockProps) {
  const t = useT('pastForecasts');
  const locale = useLocale();
  const past = report.property.past_forecasts;
  if (!past) return null;
  return (
    <ChartSection
      id="past-forecasts"
      title={t('title')}
      lead={pastForecastsLead(past, t)}
      fold={pastForecastsLine(past, t)}
    >
      <ul className="grid gap-3 rounded-3 border border-line bg-surface p-4 md:px-6 md:py-5">
        {pastForecastSentences(past, locale, t).map(({ quarter, text }) => (
          <li key={quarter} className="text-pretty">
            {text}
          </li>
        ))}
      </ul>
    </ChartSection>
  );
}
