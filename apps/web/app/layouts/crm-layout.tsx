import { isAllowed } from '@alpha/contract';
import { NavLink, Outlet } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';

const ITEMS = [
  { to: '/app/board', key: 'crm.opportunities', needs: 'lead:read:own' },
  { to: '/app/contacts', key: 'crm.contacts', needs: 'lead:read:own' },
  { to: '/app/users', key: 'crm.users', needs: 'user:read:team' },
  { to: '/app/leads-status', key: 'crm.status', needs: 'status:write' },
  { to: '/app/google2fa', key: 'crm.twoFactor', needs: 'account:own' },
] as const;

/** The CRM bar: everybody sees opportunities, contacts and two-factor; the rest is by role. */
export default function CrmLayout() {
  const t = useT('layout');
  const { role } = readSession();
  return (
    <>
      <nav aria-label={t('crm.label')} className="border-b border-line bg-surface">
        <div className="page flex gap-6 overflow-x-auto pr-12 [mask-image:linear-gradient(to_right,black_calc(100%-48px),transparent)] md:[mask-image:none]">
          {ITEMS.filter(({ needs }) => role && isAllowed(role, needs)).map(({ to, key }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                `flex min-h-12 items-center border-b-2 text-14 whitespace-nowrap ${isActive ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-2 hover:text-ink'}`
              }
            >
              {t(key)}
            </NavLink>
          ))}
        </div>
      </nav>
      <main id="content" className="page py-8">
        <Outlet />
      </main>
    </>
  );
}
