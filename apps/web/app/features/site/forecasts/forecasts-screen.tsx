import { QuizCall } from '../quiz-call';
import { isKept } from './coverage';
import { CoverageChart } from './coverage-chart';
import { ExamplesSection } from './examples-section';
import { ExchangeSection } from './exchange-section';
import { ForecastsHero } from './forecasts-hero';
import type { ForecastsPage } from './load-forecasts';
import { MethodSection } from './method-section';
import { MetroSection } from './metro-section';
import { ModelsSection } from './models-section';
import { ShortAnswers } from './short-answers';
import { SourceNote } from './source-note';
import { UnknownsSection } from './unknowns-section';
import { useForecastWords } from './use-forecast-words';

/** How good our forecasts were, with the misses. */
export function ForecastsScreen({ page }: { page: ForecastsPage }) {
  const { t, number, numberTitle } = useForecastWords();
  const { periods } = page;
  const kept = periods.filter(isKept).length;
  return (
    <>
      <ForecastsHero page={page} />
      <ShortAnswers page={page} />
      <section aria-labelledby="eras-title" className="page pt-12 md:pt-16">
        <h2 id="eras-title" className="text-28 tracking-[-0.018em]">
          {t('eras.title', {
            kept,
            keptWord: numberTitle(kept),
            allWord: number(periods.length),
          })}
        </h2>
        <p className="mt-1.5 mb-5 max-w-[68ch] text-pretty text-ink-2">{t('eras.lead')}</p>
        <CoverageChart periods={periods} />
      </section>
      <MetroSection page={page} />
      <UnknownsSection byYears={page.by_years} />
      <ExamplesSection examples={page.examples} counts={page.counts} />
      <ModelsSection models={page.models} />
      <ExchangeSection exchange={page.exchange} />
      <MethodSection />
      <SourceNote page={page} />
      <QuizCall />
    </>
  );
}
