import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { usePortalTarget } from './portal-target';

type TooltipProps = {
  /** A focusable element. */
  children: ReactElement;
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** A second name for a control. Never the only place where something is said: touch has no hover. */
export function Tooltip({ children, text, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={usePortalTarget()}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="z-60 max-w-64 rounded-1 bg-strip px-2.5 py-1.5 text-13 leading-snug text-pretty text-on-strip shadow-2 transition-opacity duration-150 starting:opacity-0"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
