import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';

type Words = { title: string; add: string; none: string; noneText: string };

type SettingsListProps<T> = {
  words: Words;
  lead: ReactNode;
  list: UseQueryResult<T[]>;
  icon: ReactNode;
  onAdd: () => void;
  rowOf: (item: T) => ReactNode;
  /** Dialogs. */
  children?: ReactNode;
};

/** A page of settings that lists what was set up, and offers to add the first one. */
export function SettingsList<T>({
  words,
  lead,
  list: { data, isError, isFetching, refetch },
  icon,
  onAdd,
  rowOf,
  children,
}: SettingsListProps<T>) {
  const add = (
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      {words.add}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} lead={lead} actions={data?.length ? add : undefined} />
      {!data ? (
        isError ? (
          <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 rounded-3" />
        )
      ) : data.length === 0 ? (
        <EmptyState icon={icon} title={words.none} text={words.noneText} actions={add} />
      ) : (
        <ul className="border-t border-line">{data.map(rowOf)}</ul>
      )}
      {children}
    </div>
  );
}

type SettingsRowProps = {
  to: string;
  name: string;
  badges: ReactNode;
  about: ReactNode;
  /** What happened lately. */
  figures: ReactNode;
};

/** One of them: a name that opens it, what it is, and what happened lately. */
export function SettingsRow({ to, name, badges, about, figures }: SettingsRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={to}
            className="text-16 font-medium wrap-anywhere hover:text-accent hover:underline"
          >
            {name}
          </Link>
          {badges}
        </p>
        <p className="text-13 wrap-anywhere text-ink-3">{about}</p>
      </div>
      <p className="figures flex flex-wrap gap-x-4 text-13 text-ink-2 md:justify-end">{figures}</p>
    </li>
  );
}
