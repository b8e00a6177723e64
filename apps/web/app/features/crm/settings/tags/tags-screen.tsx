import type { TagSetting } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { tagSettingsQuery } from '~/data/tags';
import { TagChip } from '~/features/crm/tag-chips';
import { useT } from '~/lib/i18n/use-t';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { IconButton } from '~/ui/icon-button';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { DeleteTagDialog } from './delete-tag-dialog';
import { MergeTagDialog } from './merge-tag-dialog';
import { TagDialog } from './tag-dialog';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Labels that the team has made while working: to rename, merge and delete. */
export function TagsScreen() {
  const t = useT('settings');
  const { data, isError, isFetching, refetch } = useQuery(tagSettingsQuery);
  return (
    <div className="grid gap-6">
      <PageHeader title={t('tags.title')} lead={t('tags.lead')} />
      {data?.length === 0 ? (
        <EmptyState title={t('tags.none')} text={t('tags.noneText')} />
      ) : data ? (
        <ul aria-label={t('tags.title')} className="border-t border-ink">
          {data.map((tag) => (
            <TagRow key={tag.id} tag={tag} tags={data} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-3" />
      )}
    </div>
  );
}

type TagRowProps = { tag: TagSetting; tags: readonly TagSetting[] };

function TagRow({ tag, tags }: TagRowProps) {
  const t = useT('settings');
  const { id, name, leads_count: count } = tag;
  const [asked, setAsked] = useState<'edit' | 'merge' | 'delete' | null>(null);
  const onClose = () => setAsked(null);
  return (
    <li className="flex items-center gap-x-4 border-b border-line py-2">
      <span className="flex min-w-0 flex-1">
        <TagChip tag={tag} className="px-2! text-13!" />
      </span>
      <Link
        to={`/app/contacts?tags=${id}`}
        className="figures shrink-0 text-14 text-ink-2 hover:text-accent hover:underline"
      >
        {t('tags.used', { count })}
      </Link>
      <div className="flex shrink-0 items-center gap-1">
        <IconButton size="sm" label={t('fields.editOf', { name })} onClick={() => setAsked('edit')}>
          <Pencil {...ICON} />
        </IconButton>
        <IconButton
          size="sm"
          label={t('tags.mergeOf', { name })}
          disabled={tags.length < 2}
          onClick={() => setAsked('merge')}
        >
          <Merge {...ICON} />
        </IconButton>
        <IconButton
          size="sm"
          className="text-loss"
          label={t('tags.deleteOf', { name })}
          onClick={() => setAsked('delete')}
        >
          <Trash2 {...ICON} />
        </IconButton>
      </div>
      {asked === 'edit' && <TagDialog {...{ tag, onClose }} />}
      {asked === 'merge' && <MergeTagDialog {...{ tag, tags, onClose }} />}
      {asked === 'delete' && <DeleteTagDialog {...{ tag, onClose }} />}
    </li>
  );
}
