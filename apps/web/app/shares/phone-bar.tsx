import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';

/** On phones, at the bottom edge, where the thumb is. */
export function PhoneBar({ children }: { children: ReactNode }) {
  const t = useT('sender');
  return (
    <aside
      aria-label={t('bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper px-(--gutter) pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {children}
    </aside>
  );
}
