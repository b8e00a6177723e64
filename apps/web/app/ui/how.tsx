import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useT } from '~/lib/i18n/use-t';
import { PanelHead } from './panel-head';
import { PopoverPanel } from './popover-panel';
import type { Align } from './popover-place';

type HowProps = {
  title: string;
  /** A function is called only while the panel is open: a page may have dozens of them. */
  children: ReactNode | (() => ReactNode);
  align?: Align;
};

const PHONE = '(max-width: 719px)';

/**
 * "How?" beside a figure. A popover when there is room, positioned clear of the figure it explains
 * (marked data-how-figure beside it); on phones the panel opens in place, as the full-width last
 * line of the wrapping flex row or grid that contains the button.
 */
export function How({ title, children, align = 'end' }: HowProps) {
  const t = useT('ui');
  const id = useId();
  const [place, setPlace] = useState<'closed' | 'floating' | 'inline'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const anchor = useFigureAnchor(button);

  const isDrawn = typeof children !== 'function' || place !== 'closed';
  const content = typeof children === 'function' ? isDrawn && children() : children;

  const toggleInline = (event: MouseEvent) => {
    if (place !== 'inline' && !window.matchMedia(PHONE).matches) return;
    event.preventDefault();
    setPlace(place === 'inline' ? 'closed' : 'inline');
  };
  const closeInline = () => {
    setPlace('closed');
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={t('howOf', { name: title })}
        aria-expanded={place !== 'closed'}
        onClick={toggleInline}
        className="how-button"
      >
        {t('how')}
      </button>
      <PopoverPanel
        {...{ id, title, align, anchor, isDrawn }}
        onBeforeOpen={() => setPlace('floating')}
        onOpenChange={(isOpen) => setPlace(isOpen ? 'floating' : 'closed')}
      >
        {content}
      </PopoverPanel>
      {place === 'inline' && (
        <section
          aria-labelledby={`${id}-title`}
          className="order-last col-span-full mt-3 w-full rounded-3 border border-line bg-surface px-4 pt-1 pb-3 text-left text-14 shadow-1"
        >
          <PanelHead titleId={`${id}-title`} title={title} onClick={closeInline} />
          {content}
        </section>
      )}
    </>
  );
}

/** The box from the button to the end of its figure, which the popover must not cover. */
function useFigureAnchor(button: RefObject<HTMLButtonElement | null>) {
  return useMemo(
    () => ({
      current: {
        getBoundingClientRect() {
          const own = button.current?.getBoundingClientRect() ?? new DOMRect();
          const figure = button.current?.parentElement?.querySelector('[data-how-figure]');
          const bottom = Math.max(own.bottom, figure?.getBoundingClientRect().bottom ?? 0);
          return new DOMRect(own.x, own.y, own.width, bottom - own.y);
        },
      },
    }),
    [button],
  );
}
