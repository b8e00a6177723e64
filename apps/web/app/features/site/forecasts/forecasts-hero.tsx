import { formatNumber } from '@alpha/i18n';
import type { ReactNode } from 'react';
import type { ForecastsPage } from './load-forecasts';
import { useForecastWords } from './use-forecast-words';

const YEARS = 10;

export function ForecastsHero({ page }: { page: ForecastsPage }) {
  const { t, locale, share } = useForecastWords();
  const { all, counts, periods, source } = page;
  const number = (value: number) => formatNumber(value, locale) ?? '';
  const from = periods[0]?.group.slice(0, 4) ?? '';
  const to = String(Number(source.as_of.slice(0, 4)) - YEARS);
  return (
    <header className="page grid items-end gap-x-18 gap-y-8 pt-8 pb-6 md:pt-16 md:pb-10 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <h1 className="text-40 leading-[1.06] tracking-[-0.025em] md:text-56">{t('title')}</h1>
        <p className="mt-3 max-w-[48ch] text-18 text-pretty text-ink-2 md:mt-4.5">
          {t('lead', { from, to })}
        </p>
      </div>
      <dl className="grid grid-cols-3 border-t border-ink">
        <div className="col-span-3 flex items-end justify-between gap-4 border-b border-line py-3.5">
          <dt className="max-w-[22ch] pb-1 text-14 text-ink-2 md:text-16">{t('hero.inside')}</dt>
          <dd className="text-56 leading-none font-medium tracking-[-0.04em] whitespace-nowrap md:text-72">
            {share(all.inside_90)}
          </dd>
        </div>
        <Fact label={t('hero.forecasts')}>{number(all.forecasts)}</Fact>
        {counts.held_out > 0 ? (
          <Fact label={t('hero.heldOut')}>{number(counts.held_out)}</Fact>
        ) : (
          <Fact label={t('hero.metros')}>{number(counts.metros)}</Fact>
        )}
        <Fact label={t('hero.years')}>{YEARS}</Fact>
      </dl>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between pt-3.5 pr-3">
      <dt className="text-13 text-ink-2 md:text-14">{label}</dt>
      <dd className="text-20 leading-tight font-medium tracking-[-0.02em] md:text-28">
        {children}
      </dd>
    </div>
  );
}
