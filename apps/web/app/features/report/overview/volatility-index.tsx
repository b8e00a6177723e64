import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Percent } from '~/ui/money';
import { VolatilityHow } from '../how/volatility-how';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { volatilityOf } from '../volatility';

/** Distance from either end at which the label above the mark stays on the page. */
const EDGE_PERCENT = 7;

export function VolatilityIndex({ report, className }: BlockProps & { className?: string }) {
  const t = useT('report');
  const { percent, rate } = useFigures();
  const volatility = volatilityOf(report);
  if (!volatility) return null;
  const { value, min, max, place } = volatility;
  const third = place < 1 / 3 ? 'low' : place > 2 / 3 ? 'high' : 'middle';
  const shock = report.property.model?.market.saleVolatility;
  const [shown, lowest, highest] = [value, min, max].map((each) => percent(each, 1)) as [
    string,
    string,
    string,
  ];
  return (
    <div className={cx('border-t border-ink pt-3', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="flex-1 font-sans text-15 font-[560] tracking-normal">
          {t('volatility.title')}
        </h3>
        <VolatilityHow report={report} />
      </div>
      <div
        role="img"
        aria-label={t('volatility.picture', { value: shown, min: lowest, max: highest })}
        className="relative mt-12 h-3 rounded-full bg-linear-to-r from-accent-wash to-accent"
      >
        <span
          className="absolute bottom-6 -translate-x-1/2 text-20 leading-none font-semibold"
          style={{ left: `${Math.min(100 - EDGE_PERCENT, Math.max(EDGE_PERCENT, 100 * place))}%` }}
        >
          <Percent value={value} decimals={1} />
        </span>
        <span
          className="absolute -top-1.5 -ml-0.5 h-6 w-1 rounded-[2px] bg-ink shadow-[0_0_0_2px_var(--paper)]"
          style={{ left: `${100 * place}%` }}
        />
      </div>
      <div aria-hidden="true" className="figures mt-2 flex justify-between text-13 text-ink-2">
        <span>{t('volatility.min', { value: lowest })}</span>
        <span>{t('volatility.max', { value: highest })}</span>
      </div>
      <p className="mt-3 text-14 text-pretty text-ink-2">
        {t('volatility.text', { third, city: report.property.city })}{' '}
        {shock !== undefined && t('volatility.single', { share: rate(shock) })}
      </p>
    </div>
  );
}
