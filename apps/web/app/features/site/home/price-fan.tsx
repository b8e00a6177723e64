import { formatMoney, formatNumber } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { SIMULATED_PATHS } from '../plan';
import { FanAxis } from './fan-axis';
import { FanEnd, FanStart } from './fan-end';
import { FanLines } from './fan-lines';
import { rangeEnds } from './price-fan-shapes';
import { START_PRICE_USD } from './price-model';
import type { PriceRange } from './price-range.types';

/** The engine as the picture: simulated decades behind the headline, or under it where it is narrow. */
export function PriceFan({ range }: { range: PriceRange }) {
  const t = useT('site');
  const locale = useLocale();
  const ends = rangeEnds(range);
  const usd = (value: number) => formatMoney(value, locale) ?? '';
  const price = usd(START_PRICE_USD);
  const count = formatNumber(SIMULATED_PATHS, locale) ?? '';
  const label = t('fan.label', {
    price,
    count,
    median: usd(ends.median),
    high: usd(ends.high),
    low: usd(ends.low),
  });
  return (
    <figure className="mt-1 md:pointer-events-none md:-mt-24 xl:absolute xl:inset-x-(--gutter) xl:inset-y-0 xl:mt-0 xl:flex xl:flex-col">
      <div role="img" aria-label={label} className="flex flex-1 flex-col xl:mr-40">
        <div className="relative h-[clamp(14rem,46vw,32rem)] xl:h-auto xl:flex-1">
          <FanLines range={range} />
          <FanStart priceUsd={START_PRICE_USD} />
          <FanEnd priceUsd={ends.high} label={t('fan.high')} />
          <FanEnd priceUsd={ends.median} label={t('fan.median')} isMedian />
          <FanEnd priceUsd={ends.low} label={t('fan.low')} />
        </div>
        <FanAxis today={t('fan.today', { price })} />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-8 gap-y-1 pt-3 pb-5 text-13 text-pretty text-ink-3">
        <span>{t('fan.caption', { price, count })}</span>
        <span>{t('fan.note')}</span>
      </figcaption>
    </figure>
  );
}
