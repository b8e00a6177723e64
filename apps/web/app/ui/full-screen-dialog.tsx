import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { useFocusReturn } from './focus-return';
import { IconButton } from './icon-button';
import { usePortalTarget } from './portal-target';

type FullScreenDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

// Content uses the tones for a dark background.
const DARK =
  '[--paper:var(--strip)] [--surface:var(--strip)] [--sunken:var(--strip-line)] [--edge:var(--on-strip-2)] [--ink:var(--on-strip)] [--ink-2:var(--on-strip-2)] [--ink-3:var(--on-strip-2)] [--accent:var(--on-strip)]';

/** Full-window dialog, dark in both themes, for pictures. */
export function FullScreenDialog({
  isOpen,
  onClose,
  title,
  note,
  onKeyDown,
  children,
}: FullScreenDialogProps) {
  const t = useT('ui');
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal container={usePortalTarget()}>
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className={cx(
            DARK,
            'fixed inset-0 z-50 flex flex-col bg-strip text-on-strip outline-none transition-opacity duration-200 starting:opacity-0',
          )}
        >
          <div className="flex min-h-14 items-center gap-4 pr-16 pl-(--gutter)">
            <Radix.Title className="min-w-0 truncate text-18">{title}</Radix.Title>
            {note && <p className="figures shrink-0 text-14 text-ink-2">{note}</p>}
          </div>
          {children}
          {/* Last, so that the focus starts in the content. */}
          <div className="absolute top-1.5 right-2">
            <Radix.Close asChild>
              <IconButton label={t('close')}>
                <X aria-hidden="true" size={20} strokeWidth={1.5} />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
