import { isAllowed, type StaffUser } from '@alpha/contract';
import {
  Ellipsis,
  KeyRound,
  LockOpen,
  MailPlus,
  Pencil,
  SquareKanban,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { IconButton } from '~/ui/icon-button';
import { Menu, type MenuItem } from '~/ui/menu';
import { hasTwoFactor, isInvited, isLocked, isOwn } from './user-facts';

export type UserActionKind =
  | 'invite'
  | 'unlock'
  | 'resetTwoFactor'
  | 'deactivate'
  | 'activate'
  | 'delete';

type UserMenuProps = { user: StaffUser; onAction: (kind: UserActionKind) => void };

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Only actions the server would accept. */
export function UserMenu({ user, onAction }: UserMenuProps) {
  const t = useT('users');
  const { role } = readSession();
  const isAdmin = role !== null && isAllowed(role, 'user:write:all');
  const when = (condition: boolean, ...items: MenuItem[]) => (condition ? items : []);
  const act = (kind: UserActionKind, icon: ReactNode) => ({
    label: t(`menu.${kind}`),
    icon,
    onSelect: () => onAction(kind),
  });
  return (
    <Menu
      trigger={
        <IconButton label={t('menu.of', { name: user.name })} size="sm">
          <Ellipsis {...ICON} />
        </IconButton>
      }
      items={[
        { label: t('menu.edit'), icon: <Pencil {...ICON} />, to: `/app/edit-user/${user.id}` },
        {
          label: t('menu.board'),
          icon: <SquareKanban {...ICON} />,
          to: `/app/board/${user.id}`,
        },
        ...when(isInvited(user), act('invite', <MailPlus {...ICON} />)),
        ...when(isAdmin && isLocked(user), act('unlock', <LockOpen {...ICON} />)),
        ...when(
          isAdmin && !isOwn(user.id) && hasTwoFactor(user),
          act('resetTwoFactor', <KeyRound {...ICON} />),
        ),
        ...when(
          isAdmin && !isOwn(user.id),
          user.deactivated_at
            ? act('activate', <UserCheck {...ICON} />)
            : act('deactivate', <UserX {...ICON} />),
        ),
        ...when(
          !isOwn(user.id),
          { kind: 'line' },
          { ...act('delete', <Trash2 {...ICON} />), isDanger: true },
        ),
      ]}
    />
  );
}
