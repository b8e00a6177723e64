import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { SampleLink } from '../sample-link';
import { PriceFan } from './price-fan';
import type { PriceFanPicture } from './price-fan.types';

const LARGE = 'min-h-13 text-16 max-md:px-2 md:px-6';

export function Hero({ fan, hasSample }: { fan: PriceFanPicture; hasSample: boolean }) {
  const t = useT('site');
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="page relative pt-10 md:pt-14 xl:min-h-[clamp(776px,calc(100svh-65px),856px)] xl:pt-18">
        <div className="relative z-10">
          <h1 className="max-w-[12.5ch] text-40 leading-[1.04] font-[430] tracking-[-0.028em] md:text-56 xl:text-72 xl:leading-[1.02]">
            {t('hero.title')}
          </h1>
          <p className="mt-4 max-w-[37ch] text-18 leading-normal text-pretty text-ink-2 md:mt-6 md:text-20 md:leading-[1.45]">
            {t('hero.lead')}
          </p>
          <div className="mt-6 grid grid-cols-2 gap-2 md:mt-8 md:flex md:gap-3">
            <ButtonLink to="/quiz" className={LARGE}>
              {t('hero.investor')}
            </ButtonLink>
            <ButtonLink to="/app/login" variant="secondary" className={LARGE}>
              {t('hero.agent')}
            </ButtonLink>
          </div>
          {hasSample && <SampleLink className="mt-3" />}
        </div>
        <PriceFan fan={fan} />
      </div>
    </section>
  );
}
