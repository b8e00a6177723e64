import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import type { PlacedPrice } from './price-fan.types';

/** Background-colored outline around text drawn over lines; blurred, it would darken the dark theme. */
const HALO =
  '[text-shadow:2px_0_var(--paper),-2px_0_var(--paper),0_2px_var(--paper),0_-2px_var(--paper),1px_1px_var(--paper),-1px_-1px_var(--paper),1px_-1px_var(--paper),-1px_1px_var(--paper)]';

type FanEndProps = { price: PlacedPrice; label: string; isMedian?: boolean; isLow?: boolean };

/** A dot at the end of a curve with its amount: beside the fan when there is room, else over it. */
export function FanEnd({ price, label, isMedian = false, isLow = false }: FanEndProps) {
  const locale = useLocale();
  return (
    <div className="absolute right-0" style={{ top: `${(price.top * 100).toFixed(2)}%` }}>
      <span
        className={`absolute right-0 top-0 translate-x-1/2 -translate-y-1/2 rounded-full bg-accent ${isMedian ? 'size-2.5' : 'size-1.5'}`}
      />
      <span
        className={`absolute right-2 ${isLow ? 'top-1.5 xl:top-auto' : 'bottom-1.5'} text-right whitespace-nowrap xl:right-auto xl:bottom-auto xl:left-4 xl:-translate-y-1/2 xl:text-left xl:[text-shadow:none] ${HALO}`}
      >
        <span className="block text-12 leading-tight text-ink-2 md:text-13">{label}</span>
        <span
          className={`figures block text-13 leading-tight font-semibold md:text-16 xl:text-18 ${isMedian ? 'text-accent' : 'text-ink'}`}
        >
          {formatMoney(price.usd, locale)}
        </span>
      </span>
    </div>
  );
}

/** Today: one price, no range. */
export function FanStart({ price }: { price: PlacedPrice }) {
  return (
    <span
      className="absolute left-0 size-3 -translate-1/2 rounded-full border-2 border-ink bg-paper max-md:left-1"
      style={{ top: `${(price.top * 100).toFixed(2)}%` }}
    />
  );
}
