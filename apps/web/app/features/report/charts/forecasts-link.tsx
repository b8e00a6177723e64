import { translatedPath } from '~/lib/i18n/locale-choice';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { TextLink } from '~/ui/text-link';
import type { BlockProps } from '../report.types';

/** To the page of the metro, in the reader's language; says when that page uses another index than the plan. */
export function ForecastsLink({ report: { property } }: BlockProps) {
  const t = useT('charts');
  const path = translatedPath(useLocale(), '/forecasts') ?? '/forecasts';
  const { past_forecasts: past, price_history: history } = property;
  if (!past) return null;
  const { code, name: metro, index } = past;
  return (
    <p>
      <TextLink to={`${path}?metro=${encodeURIComponent(code)}#metro`} className="text-14">
        {t('value.forecasts', { metro })}
      </TextLink>
      {history && history.source !== index && (
        <span className="mt-0.5 block text-13 text-pretty text-ink-2">
          {t('value.otherIndex', { index, source: history.source })}
        </span>
      )}
    </p>
  );
}
