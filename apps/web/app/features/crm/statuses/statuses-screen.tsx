import { ROLES } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { statusesQuery } from '~/data/statuses';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { ButtonLink } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { ForPermission } from '~/ui/for-permission';
import { PageHeader } from '~/ui/page-header';
import { RoleStatuses } from './role-statuses';
import { inOrder } from './status-order';
import { StatusesSkeleton } from './statuses-skeleton';

export function StatusesScreen() {
  const t = useT('statuses');
  return (
    <ForPermission isGranted={isPermitted('status:write')} title={t('title')}>
      <div className="grid gap-8">
        <PageHeader
          title={t('title')}
          lead={t('lead')}
          actions={
            <ButtonLink to="/app/leads-status/new">
              <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('new')}
            </ButtonLink>
          }
        />
        <Statuses />
      </div>
    </ForPermission>
  );
}

function Statuses() {
  const t = useT('statuses');
  const { data, isError, isFetching, refetch } = useQuery(statusesQuery);
  if (isError && !data)
    return (
      <ErrorState title={t('error.list')} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <StatusesSkeleton />;
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-3">
      {ROLES.map((role) => (
        <RoleStatuses
          key={role}
          role={role}
          statuses={inOrder(data.filter((status) => status.role === role))}
        />
      ))}
    </div>
  );
}
