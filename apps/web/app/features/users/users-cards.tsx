import { useT } from '~/lib/i18n/use-t';
import { roleOf } from './user-facts';
import { UserMenu } from './user-menu';
import { UserName } from './user-name';
import { TwoFactorMark, UserState } from './user-state';
import type { UsersListProps } from './users-table';

/** The same rows as cards for phones, without horizontal scrolling. */
export function UsersCards({ users, onAction }: UsersListProps) {
  const t = useT('users');
  const roleName = useT('roles');
  return (
    <ul aria-label={t('title')} className="border-t border-ink">
      {users.map((user) => (
        <li key={user.id} className="border-b border-line py-3">
          <div className="flex items-center justify-between gap-2">
            <UserName user={user} />
            <UserMenu user={user} onAction={(kind) => onAction(kind, user)} />
          </div>
          <div className="grid gap-0.5 pt-1 pl-12 text-13 text-ink-2">
            <div className="flex flex-wrap gap-x-3">
              <span className="font-medium text-ink">{roleName(roleOf(user))}</span>
              {user.leader && <span>{t('teamOf', { name: user.leader.name })}</span>}
            </div>
            <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>{t('leads', { count: user.leads_count })}</span>
              <TwoFactorMark user={user} isLong />
              <UserState user={user} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
