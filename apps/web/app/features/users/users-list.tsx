import type { StaffUser } from '@alpha/contract';
import { cx } from '~/ui/class-names';
import type { Sort } from '~/ui/table';
import { useUserDialogs } from './user-dialogs';
import { UsersCards } from './users-cards';
import { UsersTable } from './users-table';

type UsersListProps = {
  users: readonly StaffUser[];
  /** The next page is loading; this one stays readable meanwhile. */
  isStale: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

export function UsersList({ users, isStale, sort, onSort }: UsersListProps) {
  const { onAction, dialogs } = useUserDialogs();
  return (
    <div aria-busy={isStale} className={cx('transition-opacity', isStale && 'opacity-55')}>
      <div className="md:hidden">
        <UsersCards {...{ users, onAction }} />
      </div>
      <div className="max-md:hidden">
        <UsersTable {...{ users, onAction, sort, onSort }} />
      </div>
      {dialogs}
    </div>
  );
}
