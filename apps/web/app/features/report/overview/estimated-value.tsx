import { outcomeOf } from '@alpha/report-model/outcome';
import { noValueText } from '@alpha/report-model/texts/no-value';
import { farFromAsking } from '@alpha/report-model/value-gap';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';
import { ValueHow } from '../how/value-how';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';

/** Below the asking price: the estimated value with its range, or why there is none. */
export function EstimatedValue({ report: { property } }: BlockProps) {
  const t = useT('report');
  const { money, rate } = useFigures();
  const { valuation } = property;
  const none = noValueText(property, t);
  if (none)
    return <p className="mt-1 max-w-72 text-13 text-pretty text-ink-3 max-md:max-w-none">{none}</p>;
  if (!valuation) return null;
  const far = farFromAsking(property);
  const outcome = outcomeOf(property);
  const isLosing = valuation.value > property.list_price && (outcome?.result_median ?? 0) < 0;
  return (
    <div className="figures mt-1 flex flex-wrap items-baseline gap-x-2 text-14 text-ink-2 md:justify-end md:text-right">
      <span>{t('value.name')}</span>
      <ValueHow valuation={valuation} />
      <b data-how-figure className="font-semibold text-ink max-md:ml-auto">
        <Money value={valuation.value} />
      </b>
      <span className="w-full text-right text-13 text-ink-3">
        {t('value.namedRange', {
          share: rate(valuation.share),
          low: money(valuation.low),
          high: money(valuation.high),
        })}
      </span>
      {isLosing && !far && (
        <p
          role="note"
          className="w-full max-w-80 md:max-w-130 text-13 text-pretty text-ink-2 md:ml-auto"
        >
          {t('value.aboveButLoses')}
        </p>
      )}
      {far && (
        <p
          role="note"
          className="w-full max-w-80 md:max-w-110 text-13 text-pretty text-ink md:ml-auto"
        >
          {t('value.far', { side: far.side, share: rate(far.share) })}
        </p>
      )}
    </div>
  );
}
