import type { PropertyDetail, SurroundingsComparable } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { keyOf } from '@alpha/report-model/place-view';
import { comparableText } from '@alpha/report-model/surroundings';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useAxisMoney } from '~/ui/chart/use-axis-money';
import { cx } from '~/ui/class-names';

type ComparablePinProps = {
  comparable: SurroundingsComparable;
  property: PropertyDetail;
  isOpen: boolean;
  onOpen: () => void;
};

/** A dot, so that a dozen in one street stay apart; its price appears when it is pointed at. */
export function ComparablePin({ comparable, property, isOpen, onOpen }: ComparablePinProps) {
  const t = useT('place');
  const locale = useLocale();
  const unit = useMoneyUnit();
  const short = useAxisMoney();
  const { kind, price, is_place_approximate: isApproximate } = comparable;
  const { name } = comparableText(comparable, property, { t, locale, unit });
  const shown = kind === 'rent' ? (formatMoney(price, locale, { unit }) ?? '') : short(price);
  return (
    <button
      type="button"
      data-mark={keyOf(comparable)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      // Starts with the visible text, so that voice control can address it.
      aria-label={`${shown}: ${t(`map.${kind}`)}, ${name}`}
      onClick={onOpen}
      className="group pointer-events-auto absolute -top-3.5 -left-3.5 grid size-7 cursor-pointer place-items-center rounded-full"
    >
      <span
        className={cx(
          'size-3.5 border-2 border-map-pin shadow-2 group-hover:scale-125 group-focus-visible:scale-125',
          kind === 'rent' ? 'rotate-45 bg-gain' : 'rounded-full bg-ink',
          isOpen && 'scale-125 bg-accent',
          isApproximate && 'border-dashed border-ink-3',
        )}
      />
      <span
        className={cx(
          'figures pointer-events-none absolute bottom-full left-1/2 -translate-x-1/2 rounded-full bg-map-pin px-2 py-1 text-12 leading-none font-semibold whitespace-nowrap text-ink shadow-2 ring-1 ring-map-pin-edge',
          !isOpen && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
      >
        {shown}
      </span>
    </button>
  );
}
