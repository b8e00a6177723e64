import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { CloseMenuLink } from '~/ui/target-menu';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MenuToggle, useMenu } from './menu-toggle';

const LINKS = [
  ['/#why', 'site.why'],
  ['/#value', 'site.value'],
  ['/#about', 'site.about'],
  ['/services', 'site.services'],
  ['/blog', 'site.blog'],
  ['/#contact', 'site.contact'],
] as const;

export function SiteHeader() {
  const t = useT('layout');
  const menu = useMenu();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex min-h-16 items-center gap-4">
        <Logo />
        <nav
          id="site-menu"
          aria-label={t('site.label')}
          className={`${menu.isOpen ? 'flex' : 'hidden target:flex'} absolute inset-x-0 top-full flex-col border-b border-line bg-paper px-(--gutter) py-3 lg:static lg:ml-4 lg:flex lg:flex-row lg:gap-6 lg:border-0 lg:p-0`}
        >
          {LINKS.map(([to, key]) => (
            <Link
              key={key}
              to={to}
              className="flex min-h-11 items-center text-16 text-ink-2 hover:text-ink lg:text-14"
            >
              {t(key)}
            </Link>
          ))}
          <AppLink className="mt-2 inline-flex lg:hidden" />
          <CloseMenuLink label={t('menu.close')} />
        </nav>
        <div className="ml-auto flex items-center gap-3">
          <LanguageSwitch />
          <AppLink className="hidden lg:inline-flex" />
          <MenuToggle isOpen={menu.isOpen} controls="site-menu" onToggle={menu.toggle} />
        </div>
      </div>
    </header>
  );
}

function AppLink({ className }: { className: string }) {
  const t = useT('layout');
  return (
    <a
      href="/app"
      target="_blank"
      rel="noopener"
      className={`${className} min-h-11 items-center justify-center gap-2 rounded-2 border border-edge bg-surface px-4 text-14 font-medium hover:bg-sunken`}
    >
      {t('site.app')}
      <ArrowUpRight size={16} aria-hidden />
      <span className="sr-only">{t('newTab')}</span>
    </a>
  );
}
