import { Menu, X } from 'lucide-react';

type TargetLinkProps = { menu: string; label: string };

const LOOK = 'grid size-11 place-items-center rounded-2 lg:hidden';

/**
 * Without scripts a phone menu opens as the `:target` of this link; the menu needs `target:flex`. Hidden
 * when scripts run: they have the button.
 */
export function OpenMenuLink({ menu, label }: TargetLinkProps) {
  return (
    <noscript>
      <a href={`#${menu}`} aria-label={label} className={`${LOOK} -mr-2`}>
        <Menu size={22} aria-hidden />
      </a>
    </noscript>
  );
}

/** The close link inside the menu: any other target closes it. */
export function CloseMenuLink({ label }: { label: string }) {
  return (
    <noscript>
      <a href="#content" aria-label={label} className={`${LOOK} -ml-3`}>
        <X size={22} aria-hidden />
      </a>
    </noscript>
  );
}
