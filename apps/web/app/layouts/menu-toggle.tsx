import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { OpenMenuLink } from '~/ui/target-menu';

/** Open state of a phone menu: closes on navigation and on Escape. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location's key is the trigger, not an input.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, []);
  return { isOpen, toggle: () => setOpen((open) => !open) };
}

type MenuToggleProps = { isOpen: boolean; controls: string; onToggle: () => void };

export function MenuToggle({ isOpen, controls, onToggle }: MenuToggleProps) {
  const t = useT('layout');
  const Icon = isOpen ? X : Menu;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={t(isOpen ? 'menu.close' : 'menu.open')}
        onClick={onToggle}
        className="-mr-2 grid size-11 cursor-pointer place-items-center rounded-2 noscript:hidden lg:hidden"
      >
        <Icon size={22} aria-hidden />
      </button>
      <OpenMenuLink menu={controls} label={t('menu.open')} />
    </>
  );
}
