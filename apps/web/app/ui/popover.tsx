import * as Radix from 'radix-ui/popover';
import { type ReactElement, type ReactNode, useId } from 'react';
import { PanelHead } from './panel-head';
import { usePortalTarget } from './portal-target';

type PopoverProps = {
  /** A button element; it gets the press and the aria attributes. */
  trigger: ReactElement;
  title: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Opens below its trigger and never hides it. */
export function Popover({
  trigger,
  title,
  children,
  align = 'end',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  const titleId = useId();
  return (
    <Radix.Root
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={usePortalTarget()}>
        <Radix.Content
          aria-labelledby={titleId}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className="z-40 max-h-(--radix-popover-content-available-height) w-86 max-w-[calc(100vw-32px)] overflow-y-auto rounded-3 border border-line bg-surface px-5 pt-1.5 pb-4 text-14 text-ink shadow-3 outline-none transition-[opacity,translate] duration-150 starting:-translate-y-1 starting:opacity-0"
        >
          <Radix.Close asChild>
            <PanelHead titleId={titleId} title={title} />
          </Radix.Close>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
