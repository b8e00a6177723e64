import { isAllowed, ROLES } from '@alpha/contract';
import type { Board } from '~/data/board-columns';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { useUrlState } from '~/lib/url-state';
import { Select } from '~/ui/select';

/** Each role has its own columns; a lead is in the columns of its owner's role. */
export function RoleSelect({ board }: { board: Board | undefined }) {
  const t = useT('board');
  const roles = useT('roles');
  const { set } = useUrlState();
  const { role: own } = readSession();
  const seesAll = own !== null && isAllowed(own, 'lead:read:all');
  const offered = ROLES.filter((role) => seesAll || role !== 'admin');
  const countOf = (role: string) => board?.roles.find((each) => each.role === role)?.count ?? 0;
  return (
    <Select
      label={t('filter.role')}
      isLabelHidden
      value={board?.role ?? own ?? ''}
      onChange={({ target }) => set({ role: target.value === own ? null : target.value })}
      className="md:w-36"
      options={offered.map((role) => ({
        value: role,
        label: t('filter.roleColumns', { role: roles(role), count: countOf(role) }),
      }))}
    />
  );
}
