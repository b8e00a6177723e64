import type { StaffUser } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Num } from '~/ui/money';
import { type Column, type Sort, Table } from '~/ui/table';
import { roleOf } from './user-facts';
import { type UserActionKind, UserMenu } from './user-menu';
import { UserName } from './user-name';
import { TwoFactorMark, UserState } from './user-state';

export type UsersListProps = {
  users: readonly StaffUser[];
  onAction: (kind: UserActionKind, user: StaffUser) => void;
};

type UsersTableProps = UsersListProps & { sort: Sort; onSort: (sort: Sort) => void };

export function UsersTable({ users, onAction, sort, onSort }: UsersTableProps) {
  const t = useT('users');
  const roleName = useT('roles');
  const columns: Column<StaffUser>[] = [
    {
      key: 'name',
      header: t('column.name'),
      isSortable: true,
      cell: (user) => <UserName user={user} />,
    },
    {
      key: 'role',
      header: t('column.role'),
      isSortable: true,
      cell: (user) => roleName(roleOf(user)),
    },
    {
      key: 'leader',
      header: t('column.leader'),
      cell: (user) => user.leader?.name ?? <span className="text-ink-3">–</span>,
    },
    {
      key: 'leads',
      header: t('column.leads'),
      align: 'end',
      cell: (user) => <Num value={user.leads_count} />,
    },
    {
      key: 'twoFactor',
      header: t('column.twoFactor'),
      // Otherwise right-aligned figures would touch the left-aligned text beside them.
      className: 'pl-8',
      cell: (user) => <TwoFactorMark user={user} />,
    },
    { key: 'state', header: t('column.state'), cell: (user) => <UserState user={user} /> },
    {
      key: 'actions',
      header: <span className="sr-only">{t('column.actions')}</span>,
      align: 'end',
      cell: (user) => <UserMenu user={user} onAction={(kind) => onAction(kind, user)} />,
    },
  ];
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      sort={sort}
      onSort={onSort}
    />
  );
}
