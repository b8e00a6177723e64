import { useQuery } from '@tanstack/react-query';
import type { ContactFilter } from '~/data/contacts';
import { tagsQuery } from '~/data/tags';
import { TagFilterButton } from '~/features/crm/tag-filter-button';
import { readTagIds } from '~/features/crm/tag-ids';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { RadioGroup } from '~/ui/radio-group';

/** Contacts with one of some labels, or with all of them. */
export function TagFilter({ filter }: { filter: ContactFilter }) {
  const t = useT('contacts');
  const { set } = useUrlState();
  const { data: tags = [] } = useQuery(tagsQuery);
  const chosen = readTagIds(filter.tags);
  if (tags.length === 0 && chosen.length === 0) return null;
  const put = (ids: readonly number[]) =>
    set({ tags: ids.join() || null, ...(ids.length < 2 && { tags_match: null }), page: null });
  return (
    <div className="grid gap-1.5">
      <span className="text-14 font-medium">{t('filter.tags')}</span>
      <TagFilterButton chosen={chosen} onChoose={put}>
        {chosen.length > 1 && (
          <RadioGroup
            legend={t('filter.tagsMatch')}
            isLegendHidden
            look="chips"
            value={filter.tags_match ?? 'any'}
            onChange={(match) => set({ tags_match: match === 'all' ? 'all' : null, page: null })}
            choices={[
              { value: 'any' as const, label: t('filter.tagsAny') },
              { value: 'all' as const, label: t('filter.tagsAll') },
            ]}
          />
        )}
      </TagFilterButton>
    </div>
  );
}
