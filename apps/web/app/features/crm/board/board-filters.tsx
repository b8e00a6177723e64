import { INVESTOR_PROFILES, LEAD_SOURCES } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import type { BoardParams } from '~/data/board';
import { tagsQuery } from '~/data/tags';
import { TagFilterButton } from '~/features/crm/tag-filter-button';
import { readTagIds } from '~/features/crm/tag-ids';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Select } from '~/ui/select';
import { STALE_DAYS } from './board-params';

/** Source, profile, last activity and tags; each is in the URL. */
export function BoardFilters({ params }: { params: BoardParams }) {
  const t = useT('board');
  const sources = useT('sources');
  const { set } = useUrlState();
  const { data: tags = [] } = useQuery(tagsQuery);
  const chosen = readTagIds(params.tags);
  const choose =
    (name: string) =>
    ({ target }: { target: HTMLSelectElement }) =>
      set({ [name]: target.value });
  return (
    <>
      <Select
        label={t('filter.source')}
        isLabelHidden
        value={params.source ?? ''}
        onChange={choose('source')}
        className="md:w-46"
        options={[
          { value: '', label: t('filter.anySource') },
          ...LEAD_SOURCES.map((value) => ({ value, label: sources(value) })),
        ]}
      />
      <Select
        label={t('filter.profile')}
        isLabelHidden
        value={params.profile ?? ''}
        onChange={choose('profile')}
        className="md:w-44"
        options={[
          { value: '', label: t('filter.anyProfile') },
          ...INVESTOR_PROFILES.map((value) => ({ value, label: t(`profile.${value}`) })),
        ]}
      />
      <Select
        label={t('filter.stale')}
        isLabelHidden
        value={params.stale_days ? String(params.stale_days) : ''}
        onChange={choose('stale')}
        className="md:w-54"
        options={[
          { value: '', label: t('filter.anyTouch') },
          ...STALE_DAYS.map((value) => ({
            value,
            label: t('filter.staleDays', { days: Number(value) }),
          })),
        ]}
      />
      {(tags.length > 0 || chosen.length > 0) && (
        <TagFilterButton
          chosen={chosen}
          onChoose={(ids) => set({ tags: ids.join() })}
          className="md:w-36"
        />
      )}
    </>
  );
}
