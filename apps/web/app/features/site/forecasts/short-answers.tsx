import { LOCALE_TAGS } from '@alpha/i18n';
import { averageVerdict, isKept } from './coverage';
import type { ForecastsPage } from './load-forecasts';
import { useForecastWords } from './use-forecast-words';

/** Three plain sentences, written from the figures. */
export function ShortAnswers({ page: { all, periods } }: { page: ForecastsPage }) {
  const { t, locale, share, period: nameOf } = useForecastWords();
  const missed = periods.filter((period) => !isKept(period)).map(({ group }) => nameOf(group));
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' });
  const answers = [
    [
      t('short.range.title'),
      t(`short.range.${averageVerdict(all.inside_90)}`, { share: share(all.inside_90) }),
    ],
    [
      t('short.eras.title'),
      missed.length > 0
        ? t('short.eras.some', { periods: list.format(missed) })
        : t('short.eras.none'),
    ],
    [t('short.middle.title'), t('short.middle.text')],
  ];
  return (
    <section aria-label={t('short.title')} className="page">
      <div className="grid gap-x-12 gap-y-5 border-y border-line py-7 lg:grid-cols-3">
        {answers.map(([title, text]) => (
          <div key={title}>
            <h2 className="text-20">{title}</h2>
            <p className="mt-1 text-15 text-pretty text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
