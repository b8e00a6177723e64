import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { carriedSearch } from '~/lib/carried-search';
import { useT } from '~/lib/i18n/use-t';
import { CloseMenuLink, OpenMenuLink } from '~/ui/target-menu';

const ANCHORS = ['advantages', 'join', 'results', 'contact', 'opportunities', 'faq'] as const;

type LandingHeaderProps = { logo: ReactNode; language: ReactNode };

export function LandingHeader({ logo, language }: LandingHeaderProps) {
  const t = useT('landing');
  const layout = useT('layout');
  const search = carriedSearch(useLocation().search);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, []);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex min-h-16 items-center gap-4">
        {logo}
        <nav
          id="landing-menu"
          aria-label={t('menu.label')}
          className={`${isOpen ? 'flex' : 'hidden target:flex'} absolute inset-x-0 top-full flex-col border-b border-line bg-paper px-(--gutter) py-3 lg:static lg:ml-4 lg:flex lg:flex-row lg:gap-5 lg:border-0 lg:p-0`}
        >
          {ANCHORS.map((anchor) => (
            <Link
              key={anchor}
              to={{ search, hash: anchor }}
              onClick={() => setOpen(false)}
              className="flex min-h-11 items-center text-16 text-ink-2 hover:text-ink lg:text-14"
            >
              {t(`menu.${anchor}`)}
            </Link>
          ))}
          <CloseMenuLink label={layout('menu.close')} />
        </nav>
        <div className="ml-auto flex items-center gap-3">
          {language}
          <MenuButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          <OpenMenuLink menu="landing-menu" label={layout('menu.open')} />
        </div>
      </div>
    </header>
  );
}

function MenuButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useT('layout');
  const Icon = isOpen ? X : Menu;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="landing-menu"
      aria-label={t(isOpen ? 'menu.close' : 'menu.open')}
      onClick={onToggle}
      className="-mr-2 grid size-11 cursor-pointer place-items-center rounded-2 noscript:hidden lg:hidden"
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}
