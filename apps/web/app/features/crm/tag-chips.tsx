import type { LeadTag } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tagsQuery } from '~/data/tags';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { tagStyle } from './tag-colors';
import { useMadeTags } from './use-outbox';

type TagChipProps = {
  tag: Pick<LeadTag, 'name' | 'color'>;
  className?: string;
  children?: ReactNode;
};

export function TagChip({ tag, className, children }: TagChipProps) {
  return (
    <span
      style={tagStyle(tag.color)}
      className={cx(
        'inline-flex max-w-full min-w-0 items-center gap-1 rounded-1 px-1.5 py-0.5 text-12 leading-snug font-medium',
        className,
      )}
    >
      <span className="truncate">{tag.name}</span>
      {children}
    </span>
  );
}

/** The labels of a lead by name; those that were deleted meanwhile are left out. */
export function useTagsOf(ids: readonly number[]): LeadTag[] {
  const { data: tags = [] } = useQuery({ ...tagsQuery, enabled: ids.length > 0 });
  return [...tags, ...useMadeTags()].filter(({ id }) => ids.includes(id));
}

type TagChipsProps = { ids: readonly number[]; max: number; className?: string };

/** The first few, then how many more there are. */
export function TagChips({ ids, max, className }: TagChipsProps) {
  const t = useT('tags');
  const tags = useTagsOf(ids);
  if (tags.length === 0) return null;
  const rest = tags.slice(max);
  const names = rest.map(({ name }) => name).join(', ');
  return (
    <ul aria-label={t('list')} className={cx('flex min-w-0 flex-wrap gap-1', className)}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag.id} className="flex max-w-36 min-w-0">
          <TagChip tag={tag} />
        </li>
      ))}
      {rest.length > 0 && (
        <li title={names} className="figures self-center px-0.5 text-12 text-ink-3">
          <span aria-hidden="true">{t('more', { count: rest.length })}</span>
          <span className="sr-only">{names}</span>
        </li>
      )}
    </ul>
  );
}
