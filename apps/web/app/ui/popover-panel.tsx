import { type ReactNode, type RefObject, type ToggleEvent, useId } from 'react';
import { PanelHead } from './panel-head';
import { type Align, placeBelow } from './popover-place';

type PopoverPanelProps = {
  id: string;
  title: ReactNode;
  align: Align;
  /** The button, and anything else that must stay visible. */
  anchor: RefObject<{ getBoundingClientRect: () => DOMRect } | null>;
  /** Called before paint, to render the content. */
  onBeforeOpen?: (() => void) | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Only open panels are rendered: a page may have dozens. */
  isDrawn?: boolean;
  children: ReactNode;
};

/**
 * A native popover: closes on Escape and on a click outside, returns the focus, and is above everything
 * without a portal. Costs a kilobyte instead of a library's twenty-five.
 */
export function PopoverPanel({
  id,
  title,
  align,
  anchor,
  onBeforeOpen,
  onOpenChange,
  isDrawn = true,
  children,
}: PopoverPanelProps) {
  const titleId = useId();
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return;
    onBeforeOpen?.();
    if (!anchor.current) return;
    Object.assign(
      event.currentTarget.style,
      placeBelow(anchor.current.getBoundingClientRect(), align),
    );
  };
  const settle = (event: ToggleEvent<HTMLDivElement>) => {
    const isOpen = event.newState === 'open';
    if (isOpen) event.currentTarget.scrollIntoView({ block: 'nearest' });
    onOpenChange?.(isOpen);
  };
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={isDrawn ? titleId : undefined}
      onBeforeToggle={place}
      onToggle={settle}
      className="popover-panel"
    >
      {isDrawn && (
        <>
          <PanelHead
            titleId={titleId}
            title={title}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
          {children}
        </>
      )}
    </div>
  );
}
