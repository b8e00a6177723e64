import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from './icon-button';

type PanelHeadProps = { titleId: string; title: ReactNode };

/** Title and close button of a small panel; other props go to the button. */
export function PanelHead({
  titleId,
  title,
  ...close
}: PanelHeadProps & Omit<ComponentProps<'button'>, 'title'>) {
  const t = useT('ui');
  return (
    <div className="-mr-3 flex items-center justify-between gap-2">
      <p id={titleId} className="font-serif text-18 leading-tight font-[520]">
        {title}
      </p>
      <IconButton label={t('close')} {...close}>
        <X aria-hidden="true" size={16} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
