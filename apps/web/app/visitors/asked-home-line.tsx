import { X } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from '~/ui/icon-button';
import { type AskedHome, forgetAskedHome, useAskedHome } from './asked-home';

/** The home the question is about; the visitor can leave it out. */
export function AskedHomeLine() {
  const home = useAskedHome();
  return home && <Line home={home} />;
}

/** Apart, so that its texts are loaded only when there is a home. */
function Line({ home }: { home: AskedHome }) {
  const t = useT('visitors');
  return (
    <div className="flex items-center gap-3 rounded-2 border border-line bg-accent-wash py-1 pr-1 pl-4">
      <p className="min-w-0 flex-1 py-1.5 text-15">
        <span className="block text-13 text-ink-2">{t('about')}</span>
        <span className="font-medium wrap-anywhere">{home.address}</span>
      </p>
      <IconButton label={t('aboutRemove')} onClick={forgetAskedHome}>
        <X aria-hidden="true" size={18} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
