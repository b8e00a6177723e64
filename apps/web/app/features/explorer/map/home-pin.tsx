import type { MapPin } from '@alpha/contract';
import { memo } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useAxisMoney } from '~/ui/chart/use-axis-money';
import { cx } from '~/ui/class-names';

type HomePinProps = {
  /** A card does not say whether its location is exact. */
  pin: Pick<MapPin, 'id' | 'list_price' | 'address' | 'city'> &
    Partial<Pick<MapPin, 'is_place_approximate'>>;
  isLit: boolean;
  isOpen: boolean;
  onOpen: (id: number) => void;
  onHighlight: (id: number | null) => void;
  /** It got the keyboard focus. */
  onReach: (id: number) => void;
};

export const HomePin = memo(function HomePin(props: HomePinProps) {
  const { pin, isLit, isOpen, onOpen, onHighlight, onReach } = props;
  const t = useT('explorer');
  const short = useAxisMoney();
  const { id, list_price: price, address, city, is_place_approximate: isApproximate } = pin;
  // Starts with the visible text, so that voice control can address it.
  const label = t('map.pin', { price: short(price), address, city });
  const light = () => onHighlight(id);
  const dim = () => onHighlight(null);
  return (
    <button
      type="button"
      data-mark={`home ${id}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={isApproximate ? `${label}, ${t('map.approximate')}` : label}
      onClick={() => onOpen(id)}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={({ target }) => {
        light();
        if (target.matches(':focus-visible')) onReach(id);
      }}
      onBlur={dim}
      className={cx(
        'figures pointer-events-auto absolute bottom-1.5 left-0 h-7 -translate-x-1/2 cursor-pointer rounded-full px-2.5 text-13 leading-none font-semibold whitespace-nowrap shadow-2 transition-[background-color,color,scale] duration-100',
        'before:absolute before:top-full before:left-1/2 before:-mt-px before:-ml-1.25 before:border-x-5 before:border-t-6 before:border-x-transparent after:absolute after:-inset-2',
        isLit || isOpen
          ? 'scale-108 bg-accent text-on-accent before:border-t-accent'
          : 'bg-map-pin text-ink before:border-t-map-pin dark:before:border-t-map-pin-edge',
        !(isLit || isOpen) &&
          (isApproximate ? 'border border-dashed border-ink-3' : 'ring-1 ring-map-pin-edge'),
      )}
    >
      {short(price)}
    </button>
  );
});
