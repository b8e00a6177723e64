import { HORIZON_YEARS, SIMULATED_PATHS } from '@alpha/engine';
import { formatNumber } from '@alpha/i18n';
import {
  BUNDLE_KINDS,
  bundleSentence,
  bundleTexts,
  leftOutText,
} from '@alpha/report-model/compare/bundle-text';
import { rangeText, resultMoney } from '@alpha/report-model/compare/cell-text';
import { canBeBought } from '@alpha/report-model/compare/rows';
import { sharedScale } from '@alpha/report-model/compare/scale';
import type { Comparison } from '~/data/compare';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { Formula } from '~/ui/formula';
import { How } from '~/ui/how';
import { RangeBar } from '~/ui/range-bar';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { useComparedWords } from './use-compared-words';

type Bundle = NonNullable<Comparison['bundle']>;

type BundleBlockProps = {
  /** `undefined` while it is simulated. */
  bundle: Bundle | null | undefined;
  years: number;
  /** All that are compared; what can’t be bought is not in it. */
  homes: Comparison['homes'];
  failure?: { onRetry: () => void; isRetrying: boolean } | undefined;
};

/** The compared homes bought together: what spreading does to the range, and what it cannot. */
export function BundleBlock({ bundle, years, homes, failure }: BundleBlockProps) {
  const t = useT('compare');
  const locale = useLocale();
  const count = homes.filter(canBeBought).length;
  return (
    <section aria-labelledby="bundle" className="mt-14 border-t border-ink pt-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="bundle" className="text-28 leading-tight">
          {t('bundle.title')}
        </h2>
        {bundle && (
          <How title={t('bundle.title')} align="start">
            {() => <HowText bundle={bundle} />}
          </How>
        )}
      </div>
      <p className="mt-1.5 max-w-(--measure) text-pretty text-ink-2">
        {count > 1 && t('bundle.lead', { count })} {leftOutText(homes, { t, locale })}
      </p>
      {bundle ? (
        <Drawn bundle={bundle} />
      ) : years !== HORIZON_YEARS ? (
        <Note text={t('bundle.tenOnly')} />
      ) : failure ? (
        <ErrorState className="mt-5" title={t('bundle.failed')} {...failure} />
      ) : bundle === null ? (
        <Note text={t('bundle.tooFew')} />
      ) : (
        <LoadingRegion className="mt-5 grid gap-4">
          {BUNDLE_KINDS.map((kind) => (
            <Skeleton key={kind} className="h-12" />
          ))}
        </LoadingRegion>
      )}
    </section>
  );
}

const Note = ({ text }: { text: string }) => <p className="mt-4 text-ink-2">{text}</p>;

function Drawn({ bundle }: { bundle: Bundle }) {
  const t = useT('compare');
  const words = useComparedWords();
  const texts = bundleTexts(bundle, words);
  const scale = sharedScale(BUNDLE_KINDS.map((kind) => bundle[kind]));
  return (
    <>
      <p className="mt-4 max-w-(--measure) text-18 text-pretty">{bundleSentence(bundle, words)}</p>
      <ul className="mt-4 [--range-ground:var(--paper)]">
        {BUNDLE_KINDS.map((kind) => {
          const spread = bundle[kind];
          const range = rangeText(spread.result_percentile_5, spread.result_percentile_95, words);
          const median = resultMoney(spread.result_median, words);
          return (
            <li
              key={kind}
              className="grid gap-x-6 border-b border-line py-3 md:grid-cols-[16rem_minmax(0,1fr)_15rem] md:items-center"
            >
              <span className="text-15">{texts[kind]}</span>
              {scale && (
                <RangeBar
                  look="fine"
                  bar={scale(spread)}
                  label={t('bundle.bar', { range, median })}
                  className="max-md:order-3"
                />
              )}
              <span className="figures flex flex-wrap justify-between gap-x-4 text-14 text-ink-2 md:justify-end">
                <b className="font-semibold text-ink">{range}</b>
                {texts.loss(spread)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-13 text-ink-3">
        {texts.invested} {t('bundle.illustration')}
      </p>
    </>
  );
}

function HowText({ bundle }: { bundle: Bundle }) {
  const t = useT('compare');
  const words = useComparedWords();
  return (
    <>
      <p className="text-pretty text-ink-2">{t('bundle.howText', { paths: SIMULATED_PATHS })}</p>
      <p className="mt-3 font-medium">{t('bundle.distances')}</p>
      <Formula
        lines={bundle.pairs.map(({ distance, count, correlation }) => ({
          label: `${t(`bundle.distance.${distance}`)}, ${t('bundle.pairs', { count })}`,
          value: formatNumber(correlation, words.locale, { decimals: 2 }),
        }))}
      />
      <p className="mt-3 text-13 text-pretty text-ink-2">{bundleTexts(bundle, words).fund}</p>
    </>
  );
}
