import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { useT } from '~/lib/i18n/use-t';
import { Spinner } from './spinner';
import { useIsPhone } from './use-is-phone';

/**
 * Rendered once per layout. Messages are sent with `toast` from `~/ui/toast`. On phones they come from
 * the top: buttons of forms and dialogs are at the bottom.
 */
export function Toaster() {
  const t = useT('ui');
  const isPhone = useIsPhone();
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-right'}
      mobileOffset={{ top: 'calc(env(safe-area-inset-top) + 12px)', left: 12, right: 12 }}
      closeButton
      duration={5000}
      gap={8}
      containerAriaLabel={t('notifications')}
      icons={{
        success: <CircleCheck aria-hidden="true" size={18} className="text-strip-gain" />,
        error: <CircleAlert aria-hidden="true" size={18} className="text-strip-loss" />,
        loading: <Spinner />,
        close: <X aria-hidden="true" size={16} strokeWidth={1.5} />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('dismiss'),
        classNames: {
          toast:
            'pointer-events-auto flex w-full flex-wrap items-center gap-x-3 gap-y-2 overflow-hidden rounded-3 bg-strip py-3 pr-13 pl-4 font-sans text-14 text-on-strip shadow-3 outline outline-strip-line sm:w-(--width) data-[front=false]:data-[expanded=false]:*:opacity-0',
          // A button that would take too much width goes below the text.
          content: 'min-w-40 flex-1',
          title: 'font-medium',
          description: 'text-13 text-on-strip-2',
          closeButton:
            'absolute top-1.5 right-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-1 text-on-strip-2 hover:text-on-strip',
          actionButton:
            'relative ml-auto shrink-0 cursor-pointer rounded-1 px-2 py-1 font-medium underline underline-offset-3 after:absolute after:-inset-y-2 after:inset-x-0',
        },
      }}
    />
  );
}
