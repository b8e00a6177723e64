import { DEFAULT_MARKET, LONG_RUN_LOG_GROWTH, PLANNED_GROWTH_BOUNDS } from '@alpha/engine';
import { formatNumber } from '@alpha/i18n';
import { useForecastWords } from './use-forecast-words';

/** How a forecast is made, with the constants that the engine uses. */
export function MethodSection() {
  const { t, locale, share, change } = useForecastWords();
  const { phi, pull, shockScale, driftVolatility } = DEFAULT_MARKET;
  const number = (value: number) => formatNumber(value, locale, { decimals: 2 }) ?? '';
  const { min, max } = PLANNED_GROWTH_BOUNDS;
  const steps = [
    [t('method.level.title'), t('method.level.text')],
    [
      t('method.course.title'),
      t('method.course.text', {
        momentum: share(phi, 0),
        pull: share(pull, 0),
        growth: share(Math.expm1(LONG_RUN_LOG_GROWTH)),
        least: change(min),
        most: change(max),
      }),
    ],
    [
      t('method.range.title'),
      t('method.range.text', { shock: number(shockScale), drift: share(driftVolatility, 2) }),
    ],
    [t('method.check.title'), t('method.check.text')],
  ];
  return (
    <section
      id="method"
      aria-labelledby="method-title"
      className="page scroll-mt-20 pt-12 md:pt-16"
    >
      <h2 id="method-title" className="text-28 tracking-[-0.018em]">
        {t('method.title')}
      </h2>
      <p className="mt-1.5 max-w-[68ch] text-pretty text-ink-2">{t('method.lead')}</p>
      <p className="figures mt-5 rounded-2 bg-sunken px-4 py-3 text-15 text-pretty md:px-5">
        {t('method.formula', { momentum: number(phi), pull: number(pull) })}
      </p>
      <ol className="mt-5 grid gap-x-12 lg:grid-cols-2">
        {steps.map(([title, text]) => (
          <li key={title} className="border-t border-line py-4 text-15 text-pretty text-ink-2">
            <strong className="block text-16 font-medium text-ink">{title}</strong>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
