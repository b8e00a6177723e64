import { formatMoney, formatNumber } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { FanAxis } from './fan-axis';
import { FanEnd, FanStart } from './fan-end';
import { FanLines } from './fan-lines';
import type { PriceFanPicture } from './price-fan.types';

/** Simulated paths as the picture: behind the headline, or below it on narrow screens. */
export function PriceFan({ fan }: { fan: PriceFanPicture }) {
  const t = useT('site');
  const locale = useLocale();
  const usd = (value: number) => formatMoney(value, locale) ?? '';
  const price = usd(fan.start.usd);
  const count = formatNumber(fan.simulated, locale) ?? '';
  const label = t('fan.label', {
    price,
    count,
    median: usd(fan.median.usd),
    high: usd(fan.high.usd),
    low: usd(fan.low.usd),
  });
  return (
    <figure className="mt-1 md:pointer-events-none md:-mt-24 xl:absolute xl:inset-x-(--gutter) xl:inset-y-0 xl:mt-0 xl:flex xl:flex-col">
      <div role="img" aria-label={label} className="flex flex-1 flex-col xl:mr-40">
        <div className="relative h-[clamp(14rem,46vw,32rem)] xl:h-auto xl:flex-1">
          <FanLines fan={fan} />
          <FanStart price={fan.start} />
          <FanEnd price={fan.high} label={t('fan.high')} />
          <FanEnd price={fan.median} label={t('fan.median')} isMedian />
          <FanEnd price={fan.low} label={t('fan.low')} isLow />
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
