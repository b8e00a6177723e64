import type { ReactNode } from 'react';
import { NavLink, useLocation, useMatches } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { placeToReturn } from '~/lib/list-place';
import type { PageHandle } from '~/lib/page-meta';
import type { StoredSession } from '~/lib/session';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MenuToggle, useMenu } from './menu-toggle';
import { useSignOut } from './use-sign-out';

const LINK =
  'flex min-h-11 items-center border-b-2 border-transparent text-16 text-ink-2 hover:text-ink lg:min-h-16 lg:text-14';
/** The explorer: home page, listings and reports. */
const EXPLORER = /^\/app(\/listing|\/compare|\/property\/.*)?\/?$/;
const HERE = 'lg:border-accent! text-ink! font-medium';

type AppHeaderProps = {
  session: StoredSession | null;
  /** Search and notifications. */
  tools?: ReactNode;
};

/** Logged in means: a user id is stored. */
export function AppHeader({ session, tools }: AppHeaderProps) {
  const t = useT('layout');
  const menu = useMenu();
  const { pathname } = useLocation();
  const isExplorer = EXPLORER.test(pathname);
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isFullWidth = handles.some((handle) => handle?.isFullWidth);
  const isOnlyStep = handles.some((handle) => handle?.isOnlyStep);
  return (
    <header
      data-app-header
      className="print:hidden sticky top-0 z-30 border-b border-line bg-paper"
    >
      <div className={`page flex min-h-16 items-center gap-4 ${isFullWidth ? 'max-w-none!' : ''}`}>
        <Logo to="/app" isShortOnPhones={session !== null} />
        <nav
          id="app-menu"
          aria-label={t('app.label')}
          className={`${menu.isOpen ? 'flex' : 'hidden'} absolute inset-x-0 top-full flex-col border-b border-line bg-paper px-(--gutter) py-3 lg:static lg:ml-6 lg:flex lg:flex-1 lg:flex-row lg:gap-7 lg:border-0 lg:p-0`}
        >
          {!isOnlyStep && (
            <>
              <NavLink to="/app" end className={`${LINK} ${isExplorer ? HERE : ''}`}>
                {t('app.home')}
              </NavLink>
              <NavLink
                to={placeToReturn('/app/board', pathname)}
                className={({ isActive }) => `${LINK} ${isActive ? HERE : ''}`}
              >
                {t('app.board')}
              </NavLink>
            </>
          )}
          <span className="hidden lg:block lg:flex-1" />
          {session?.userId ? <Person name={isOnlyStep ? null : session.name} /> : <EntranceLinks />}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          {!isOnlyStep && tools}
          <LanguageSwitch />
          <MenuToggle isOpen={menu.isOpen} controls="app-menu" onToggle={menu.toggle} />
        </div>
      </div>
    </header>
  );
}

function EntranceLinks() {
  const t = useT('layout');
  return (
    <>
      <NavLink to="/quiz" className={LINK}>
        {t('app.register')}
      </NavLink>
      <NavLink to="/app/login" className={({ isActive }) => `${LINK} ${isActive ? HERE : ''}`}>
        {t('app.login')}
      </NavLink>
    </>
  );
}

function Person({ name }: { name: string | null }) {
  const t = useT('layout');
  return (
    <>
      {name && (
        <NavLink
          to="/app/account"
          aria-label={t('app.account', { name })}
          className={({ isActive }) => `${LINK} ${isActive ? HERE : ''}`}
        >
          <span className="truncate lg:hidden">{t('app.account', { name })}</span>
          <span className="hidden max-w-56 truncate lg:block">{name}</span>
        </NavLink>
      )}
      <LogoutButton />
    </>
  );
}

function LogoutButton() {
  const t = useT('layout');
  return (
    <button type="button" onClick={useSignOut()} className={`${LINK} cursor-pointer`}>
      {t('app.logout')}
    </button>
  );
}
