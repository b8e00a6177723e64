import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import type { Screen } from './palette-entry';
import { useCommandKeys } from './use-command-keys';

const PaletteWindow = lazy(() => withChunkTimeout(import('./palette-window')));
const ShortcutsWindow = lazy(() => withChunkTimeout(import('./shortcuts-window')));

type PaletteProps = { screens: readonly Screen[]; onSignOut: () => void };

/** The header's search button, and the keys that work on every screen of the staff. */
export function Palette({ screens, onSignOut }: PaletteProps) {
  const t = useT('palette');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const onShortcuts = () => setOpen('shortcuts');
  const onClose = () => setOpen(null);
  useCommandKeys({
    onPalette: () => setOpen('palette'),
    onShortcuts,
    onNew: () => isPermitted('lead:read:own') && void navigate('/app/contacts/new'),
    onGo: (pressed) => {
      const screen = screens.find(({ letter }) => letter === pressed);
      if (screen) void navigate(screen.to);
      return screen !== undefined;
    },
  });
  return (
    <>
      <button
        type="button"
        aria-label={t('open')}
        title={t('openKey')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
        className="grid size-11 cursor-pointer place-items-center rounded-2 text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <Search aria-hidden="true" size={20} strokeWidth={1.5} />
      </button>
      <Suspense>
        {open === 'palette' && <PaletteWindow {...{ screens, onShortcuts, onSignOut, onClose }} />}
        {open === 'shortcuts' && <ShortcutsWindow {...{ screens, onClose }} />}
      </Suspense>
    </>
  );
}
