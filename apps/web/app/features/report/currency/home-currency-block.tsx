import type { ExchangeRate } from '@alpha/contract';
import { homeCurrencyFacts, homeCurrencySentences } from '@alpha/report-model/home-currency';
import { inputsOf } from '@alpha/report-model/scenario-inputs';
import { useCurrency } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { CurrencyBar } from '~/ui/currency-bar';
import { Fold } from '~/ui/fold';
import { SkeletonText } from '~/ui/skeleton';
import type { BlockProps } from '../report.types';
import { useHomeCurrency } from './use-home-currency';

/** The choice of a currency; with one, the result in it with the exchange rate as one more risk. */
export function HomeCurrencyBlock({ report }: BlockProps) {
  const { rate } = useCurrency();
  return (
    <>
      <CurrencyBar />
      {rate && inputsOf(report) && <InCurrency report={report} rate={rate} />}
    </>
  );
}

function InCurrency({ report, rate }: BlockProps & { rate: ExchangeRate }) {
  const t = useT('currency');
  const words = { t, locale: useLocale() };
  const { result, hasFailed } = useHomeCurrency(report, rate.volatility);
  const { currency } = rate;
  const lead = rate.volatility === null ? t('result.short', { currency }) : t('result.lead');
  const facts = result ? homeCurrencyFacts(result, rate, words) : [];
  const line =
    facts.length > 0 ? facts.map(({ label, value }) => `${label}: ${value}`).join(' · ') : lead;
  return (
    <section
      aria-labelledby="home-currency"
      className="grid gap-1.5 rounded-3 border border-line bg-surface px-4 py-2.5 md:p-6"
    >
      <h2 id="home-currency" className="text-20 leading-tight tracking-[-0.015em]">
        {t('result.title', { currency })}
      </h2>
      <Fold line={line} labelledBy="home-currency">
        <div className="grid gap-4 max-md:pt-2">
          <p className="max-w-(--measure) text-15 text-pretty text-ink-2">{lead}</p>
          {hasFailed && <p className="text-15 text-ink-2">{t('result.failed')}</p>}
          {rate.volatility !== null && !hasFailed && !result && (
            <div role="status" aria-label={t('result.working')} className="min-h-40">
              <SkeletonText lines={4} />
            </div>
          )}
          {result && (
            <>
              <dl className="grid gap-4 md:grid-cols-[1fr_1.6fr_1fr] md:gap-8">
                {facts.map(({ key, label, value, note }) => (
                  <div key={key} className="grid content-start gap-0.5">
                    <dt className="text-13 text-ink-2">{label}</dt>
                    <dd className="figures text-18 font-semibold text-pretty text-ink">{value}</dd>
                    <dd className="figures text-13 text-pretty text-ink-3">{note}</dd>
                  </div>
                ))}
              </dl>
              {homeCurrencySentences(result, rate, words).map((sentence, index) => (
                <p
                  key={sentence}
                  className={
                    index === 0
                      ? 'max-w-(--measure) text-15 text-pretty text-ink'
                      : 'max-w-(--measure) text-13 text-pretty text-ink-3'
                  }
                >
                  {sentence}
                </p>
              ))}
            </>
          )}
        </div>
      </Fold>
    </section>
  );
}
