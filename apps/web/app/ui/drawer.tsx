import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { isMessage } from './dialog';
import { IconButton } from './icon-button';
import { usePortalTarget } from './portal-target';

type DrawerProps = {
  /** Read by screen readers; the content has its own visible heading. */
  label: string;
  /** Buttons in the bar at the top, before the close button. */
  bar: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** Where the focus goes afterwards is up to the caller. */
  onClosed: () => void;
  /** Keys pressed in the drawer itself, not in a dialog or menu that it has opened. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Over the page at its right edge, which stays as it is; on phones it fills the screen. */
export function Drawer({ label, bar, children, onClose, onClosed, onKeyDown }: DrawerProps) {
  const t = useT('ui');
  return (
    <Radix.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal container={usePortalTarget()}>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#070d18]/35 transition-opacity duration-200 starting:opacity-0 max-lg:hidden" />
        <Radix.Content
          aria-describedby={undefined}
          data-panel
          // The drawer itself, so that its keys work at once and no button looks chosen.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A focus the user moved on purpose stays.
            if (document.activeElement === null || document.activeElement === document.body)
              onClosed();
          }}
          // A field that is being edited, or an open list inside, closes first.
          onEscapeKeyDown={(event) => hasOwnEscape(event.target) && event.preventDefault()}
          onInteractOutside={(event) => isMessage(event.target) && event.preventDefault()}
          onKeyDown={(event) => {
            if (event.currentTarget.contains(event.target as Node)) onKeyDown(event);
          }}
          className="fixed inset-0 z-40 flex flex-col bg-paper text-ink outline-none transition-[opacity,translate] duration-200 ease-out starting:translate-x-8 starting:opacity-0 lg:left-auto lg:w-184 lg:border-l lg:border-line lg:shadow-3 xl:w-216"
        >
          <Radix.Title asChild>
            <p className="sr-only">{label}</p>
          </Radix.Title>
          <div className="flex min-h-14 shrink-0 items-center gap-1 border-b border-line bg-surface px-3 lg:px-6">
            {bar}
            <Radix.Close asChild>
              <IconButton label={t('close')} className="-mr-2">
                <X aria-hidden="true" size={18} strokeWidth={1.5} />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-6 lg:px-6">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const hasOwnEscape = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[data-own-escape], [role=combobox][aria-expanded=true]') !== null;
