import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { useFocusReturn } from './focus-return';
import { IconButton } from './icon-button';
import { usePortalTarget } from './portal-target';

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the primary one last. On phones they share the width. */
  actions?: ReactNode;
  width?: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  /** Busy: the close button and Escape are disabled. */
  isBusy?: boolean;
};

const WIDTHS = { sm: 'md:max-w-110', md: 'md:max-w-140', lg: 'md:max-w-190' };

/** A bottom sheet on phones, a centered window otherwise. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  actions,
  width = 'md',
  role = 'dialog',
  isBusy = false,
}: DialogProps) {
  const t = useT('ui');
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <Radix.Portal container={usePortalTarget()}>
        <Radix.Overlay className="fixed inset-0 z-50 bg-[#070d18]/55 transition-opacity duration-200 starting:opacity-0" />
        <Radix.Content
          role={role}
          {...focusReturn}
          // Dismissing a toast must not close the dialog.
          onInteractOutside={(event) => isMessage(event.target) && event.preventDefault()}
          // An open list inside closes first.
          onEscapeKeyDown={(event) => hasOpenList(event.target) && event.preventDefault()}
          {...(!description && { 'aria-describedby': undefined })}
          className={cx(
            'fixed z-50 flex max-h-[92dvh] flex-col bg-surface text-ink shadow-3 outline-none transition-[opacity,translate] duration-200 ease-out',
            'inset-x-0 bottom-0 rounded-t-3 starting:translate-y-8 starting:opacity-0',
            'md:inset-0 md:m-auto md:h-fit md:w-[calc(100%-48px)] md:rounded-3 md:border md:border-line md:starting:translate-y-2',
            WIDTHS[width],
          )}
        >
          <div className={cx('px-5 pt-5.5 pr-16 md:px-6 md:pt-6.5 md:pr-16', !children && 'pb-3')}>
            <Radix.Title className="text-20 leading-snug md:text-[1.5rem]">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1.5 text-15 text-pretty text-ink-2">
                {description}
              </Radix.Description>
            )}
          </div>
          {children && (
            <div className="min-h-0 overflow-y-auto overscroll-contain px-5 py-4 md:px-6">
              {children}
            </div>
          )}
          {actions && (
            <div className="mt-2 flex gap-2 border-t border-line px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] max-md:*:flex-1 md:justify-end md:px-6">
              {actions}
            </div>
          )}
          {/* Last, so that the focus starts in the first field or on the first action. */}
          <div className="absolute top-3.5 right-2.5">
            <Radix.Close asChild>
              <IconButton label={t('close')} disabled={isBusy}>
                <X aria-hidden="true" size={18} strokeWidth={1.5} />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const isMessage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

const hasOpenList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded=true]');
