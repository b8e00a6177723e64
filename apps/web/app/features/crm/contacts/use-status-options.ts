import { isAllowed } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { statusesQuery } from '~/data/statuses';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';

/** The statuses of all boards the viewer may see, labeled with the role when there are several. */
export function useStatusOptions(): { value: string; label: string }[] {
  const t = useT('contacts');
  const roleName = useT('roles');
  const { data: statuses = [] } = useQuery(statusesQuery);
  const { role: own } = readSession();
  const hasTeam = own !== null && isAllowed(own, 'lead:read:team');
  const hasAll = own !== null && isAllowed(own, 'lead:read:all');
  return statuses
    .filter(({ role }) => hasAll || role === own || (hasTeam && role === 'salesman'))
    .map(({ id, name, role }) => ({
      value: String(id),
      label: hasTeam ? t('bulk.statusOf', { role: roleName(role), status: name }) : name,
    }));
}
