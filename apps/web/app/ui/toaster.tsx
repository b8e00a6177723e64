import { CircleAlert, CircleCheck } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { useT } from '~/lib/i18n/use-t';
import { Spinner } from './spinner';

/** Stands once per layout. Messages are sent with `toast` from `~/ui/toast`. */
export function Toaster() {
  const t = useT('ui');
  return (
    <Sonner
      position="bottom-center"
      duration={5000}
      gap={8}
      containerAriaLabel={t('notifications')}
      icons={{
        success: <CircleCheck aria-hidden="true" size={18} className="text-strip-gain" />,
        error: <CircleAlert aria-hidden="true" size={18} className="text-strip-loss" />,
        loading: <Spinner />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-3 bg-strip px-4 py-3 font-sans text-14 text-on-strip shadow-3 outline outline-strip-line sm:w-(--width)',
          content: 'min-w-0 flex-1',
          title: 'font-medium',
          description: 'text-13 text-on-strip-2',
          actionButton:
            'relative shrink-0 cursor-pointer rounded-1 px-2 py-1 font-medium underline underline-offset-3 after:absolute after:-inset-y-2 after:inset-x-0',
        },
      }}
    />
  );
}
