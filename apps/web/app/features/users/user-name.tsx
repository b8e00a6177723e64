import type { StaffUser } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { cx } from '~/ui/class-names';
import { isOwn } from './user-facts';

export function UserName({ user }: { user: StaffUser }) {
  const t = useT('users');
  return (
    <span className="flex min-w-0 items-center gap-3 py-0.5">
      <Avatar name={user.name} className={cx(user.deactivated_at !== null && 'grayscale')} />
      <span className="grid min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate text-15">{user.name}</span>
          {isOwn(user.id) && <Badge tone="accent">{t('you')}</Badge>}
        </span>
        <span className="truncate text-13 font-normal text-ink-3">{user.email}</span>
      </span>
    </span>
  );
}
