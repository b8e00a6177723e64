import type { StaffProfile } from '@alpha/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { PortraitField } from './portrait-field';
import { ProfileForm } from './profile-form';

type Changes = Pick<ComponentProps<typeof PortraitField>, 'onUpload' | 'onRemove'> &
  Pick<ComponentProps<typeof ProfileForm>, 'onSave'>;

type ProfileFieldsProps = {
  name: string;
  query: Pick<UseQueryResult<StaffProfile>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  changes: Changes;
};

/** Photo, headline, languages and ways to get in touch: one's own, or of a user one may edit. */
export function ProfileFields({ name, query, changes }: ProfileFieldsProps) {
  const t = useT('publicProfile');
  const { data: profile, isError, isFetching, refetch } = query;
  const { onSave, onUpload, onRemove } = changes;
  if (isError)
    return (
      <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!profile) return <ProfileLoading />;
  return (
    <div className="grid gap-8">
      <PortraitField {...{ profile, name, onUpload, onRemove }} />
      <ProfileForm {...{ profile, onSave }} />
    </div>
  );
}

export const ProfileLoading = () => (
  <LoadingRegion className="grid max-w-120 gap-5">
    <Skeleton className="size-14 rounded-full" />
    <Skeleton className="h-11 rounded-2" />
    <Skeleton className="h-11 rounded-2" />
  </LoadingRegion>
);
