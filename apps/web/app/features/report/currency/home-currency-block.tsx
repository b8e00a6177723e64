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
  const { currency, volatility } = rate;
  return (
    <section
      aria-labelledby="home-currency"
      className="rounded-3 border border-line bg-surface px-4 py-2.5 md:p-6"
    >
      <h2 id="home-currency" className="text-20 leading-tight tracking-[-0.015em]">
        {t('result.title', { currency })}
      </h2>
      {volatility === null ? (
        <p className="mt-1.5 max-w-(--measure) text-15 text-pretty text-ink-2">
          {t('result.short', { currency })}
        </p>
      ) : (
        <Simulated {...{ report, rate, volatility }} />
      )}
    </section>
  );
}

/** On phones behind one line with its figures. */
function Simulated({
  report,
  rate,
  volatility,
}: BlockProps & { rate: ExchangeRate; volatility: number }) {
  const t = useT('currency');
  const words = { t, locale: useLocale() };
  const { result, hasFailed } = useHomeCurrency(report, volatility);
  const facts = result ? homeCurrencyFacts(result, rate, words) : [];
  const line = facts.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  if (hasFailed) return <p className="mt-1.5 text-15 text-ink-2">{t('result.failed')}</p>;
  return (
    <Fold line={line || t('result.working')} labelledBy="home-currency">
      <div className="mt-1.5 grid gap-4 max-md:pb-2">
        <p className="max-w-(--measure) text-15 text-pretty text-ink-2">{t('result.lead')}</p>
        {!result && (
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
  );
}
