import { cloneElement, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { PopoverPanel } from './popover-panel';
import type { Align } from './popover-place';

type TriggerProps = {
  popoverTarget?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog';
};

type PopoverProps = {
  /** A Button or IconButton (or anything that hands its props to a button element). */
  trigger: ReactElement<TriggerProps>;
  title: ReactNode;
  children: ReactNode;
  align?: Align;
};

/** Opens below its trigger and never hides it. */
export function Popover({ trigger, title, children, align = 'end' }: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={holder} className="inline-flex">
        {cloneElement(trigger, {
          popoverTarget: id,
          'aria-expanded': isOpen,
          'aria-haspopup': 'dialog',
        })}
      </span>
      <PopoverPanel {...{ id, title, align }} anchor={holder} onOpenChange={setOpen}>
        {children}
      </PopoverPanel>
    </>
  );
}
