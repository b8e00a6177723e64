import type { LeadSettings } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leadSettingsQuery } from '~/data/dashboard';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';

type LeadSettingsPageProps = {
  title: string;
  lead: string;
  children: (settings: LeadSettings) => ReactNode;
};

export function LeadSettingsPage({ title, lead, children }: LeadSettingsPageProps) {
  const { data, isError, isFetching, refetch } = useQuery(leadSettingsQuery);
  return (
    <div className="grid gap-6">
      <PageHeader title={title} lead={lead} />
      {data ? (
        children(data)
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-3" />
      )}
    </div>
  );
}
