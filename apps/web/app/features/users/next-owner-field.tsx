import type { getUser, ResponseOf } from '@alpha/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { staffQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { Select } from '~/ui/select';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { roleOf } from './user-facts';

type NextOwnerFieldProps = {
  details: UseQueryResult<ResponseOf<typeof getUser>>;
  /** Null: the suggested person. */
  receiverId: number | undefined;
  error: ReactNode;
  onChange: (id: number | undefined) => void;
};

/** How many leads the deleted user has, and who gets them. */
export function NextOwnerField({ details, receiverId, error, onChange }: NextOwnerFieldProps) {
  const t = useT('users');
  const roleName = useT('roles');
  const { data: everybody = [] } = useQuery(staffQuery);
  const { data: user, isError, isFetching, refetch } = details;
  if (isError)
    return (
      <ErrorState
        title={t('delete.loadFailed')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!user)
    return (
      <LoadingRegion>
        <SkeletonText lines={2} />
      </LoadingRegion>
    );
  if (user.leads_count === 0)
    return <p className="text-15">{t('delete.noLeads', { name: user.name })}</p>;
  const others = everybody.filter(
    ({ id, deactivated_at }) =>
      id !== user.id && id !== user.successor?.id && deactivated_at === null,
  );
  return (
    <div className="grid gap-4">
      <p className="text-15 font-medium">{t('delete.leads', { count: user.leads_count })}</p>
      <Select
        label={t('delete.receiver')}
        hint={t('delete.receiverHint')}
        error={error}
        value={receiverId ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
        options={[
          {
            value: '',
            label: user.successor
              ? t('delete.suggested', { name: user.successor.name })
              : t('delete.choose'),
          },
          ...others.map((other) => ({
            value: String(other.id),
            label: t('delete.option', { name: other.name, role: roleName(roleOf(other)) }),
          })),
        ]}
      />
    </div>
  );
}
