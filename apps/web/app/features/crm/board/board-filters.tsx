import { INVESTOR_PROFILES, LEAD_SOURCES } from '@alpha/contract';
import type { BoardParams } from '~/data/board';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Select } from '~/ui/select';
import { STALE_DAYS } from './board-params';

/** Source, profile and last activity; each is in the URL. */
export function BoardFilters({ params }: { params: BoardParams }) {
  const t = useT('board');
  const sources = useT('sources');
  const { set } = useUrlState();
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
        className="max-md:col-span-2 md:w-54"
        options={[
          { value: '', label: t('filter.anyTouch') },
          ...STALE_DAYS.map((value) => ({
            value,
            label: t('filter.staleDays', { days: Number(value) }),
          })),
        ]}
      />
    </>
  );
}
