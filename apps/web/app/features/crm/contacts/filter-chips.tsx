import { useQuery } from '@tanstack/react-query';
import type { ContactFilter } from '~/data/contacts';
import { lostReasonsQuery } from '~/data/lost-reasons';
import { statusesQuery } from '~/data/statuses';
import { peopleQuery } from '~/data/users';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { TextButton } from '~/ui/text-link';
import { FILTER_NAMES, type FilterName } from './contact-filter';
import { ConditionChips } from './fields/condition-chips';
import { readConditions } from './fields/conditions';
import { FilterChip } from './fields/filter-chip';
import { useTagFilterWords } from './fields/use-tag-filter-words';
import { FIGURE_FILTERS, type FigureFilterName, useFigureWords } from './figure-filter';
import { NO_FILTERS } from './no-filters';

const LABELS = {
  search: 'filter.search',
  first_name: 'filter.first_name',
  last_name: 'filter.last_name',
  email: 'filter.email',
  phone: 'filter.phone',
  lead_status_id: 'filter.status',
  user_id: 'filter.owner',
  source: 'filter.source',
  profile: 'filter.profile',
  stale_days: 'filter.stale',
  lost_reason_id: 'filter.lostReason',
  outcome: 'filter.outcome',
  outcome_days: 'filter.outcomeAfter',
  created_from: 'filter.createdFrom',
  created_to: 'filter.createdTo',
  moved_from: 'filter.movedFrom',
  moved_to: 'filter.movedTo',
  contacted: 'filter.contacted',
  imported: 'filter.imported',
  utm_source: 'filter.utmSource',
  utm_medium: 'filter.utmMedium',
  utm_campaign: 'filter.utmCampaign',
  tags: 'filter.tags',
} as const satisfies Record<Exclude<FilterName, 'tags_match' | 'fields'>, string>;

type ChipName = keyof typeof LABELS;
const isChip = (name: FilterName): name is ChipName => name in LABELS;

/** The active filters, always visible; each can be removed with one click. */
export function FilterChips({ filter }: { filter: ContactFilter }) {
  const t = useT('contacts');
  const { set } = useUrlState();
  const wordsOf = useFilterValues(filter);
  const shown = FILTER_NAMES.filter(isChip).filter(
    (name) => name !== 'search' && filter[name] !== undefined,
  );
  const conditions = readConditions(filter.fields);
  if (shown.length + conditions.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {shown.map((name) => (
        <li key={name}>
          <FilterChip
            name={t(LABELS[name])}
            value={wordsOf(name)}
            onRemove={() =>
              set({ [name]: null, ...(name === 'tags' && { tags_match: null }), page: null })
            }
          />
        </li>
      ))}
      <ConditionChips conditions={conditions} />
      <li className="pl-1">
        <TextButton className="text-14" onClick={() => set(NO_FILTERS)}>
          {t('filter.clear')}
        </TextButton>
      </li>
    </ul>
  );
}

const isFigureFilter = (name: FilterName): name is FigureFilterName =>
  (FIGURE_FILTERS as readonly FilterName[]).includes(name);

function useFilterValues(filter: ContactFilter): (name: ChipName) => string {
  const t = useT('contacts');
  const sources = useT('sources');
  const { data: people } = useQuery(peopleQuery);
  const { data: statuses } = useQuery(statusesQuery);
  const isAskedWhy = Boolean(filter.lost_reason_id);
  const { data: reasons } = useQuery({ ...lostReasonsQuery, enabled: isAskedWhy });
  const reasonName = useNameOf();
  const sayTags = useTagFilterWords(filter);
  const named = (rows: readonly { id: number; name: string }[] | undefined, id: unknown) =>
    rows ? (rows.find((row) => row.id === id)?.name ?? t('filter.unknown')) : '…';
  const figureWords = useFigureWords(filter);
  return (name) => {
    if (isFigureFilter(name)) return figureWords(name);
    if (name === 'lost_reason_id' && filter.lost_reason_id === 0) return t('filter.noReason');
    if (name === 'lead_status_id') return named(statuses, filter.lead_status_id);
    if (name === 'lost_reason_id')
      return named(
        reasons?.map(({ id, ...names }) => ({ id, name: reasonName(names) })),
        filter.lost_reason_id,
      );
    if (name === 'tags') return sayTags();
    if (name === 'user_id') return named(people, filter.user_id);
    if (name === 'source' && filter.source) return sources(filter.source);
    if (name === 'profile' && filter.profile) return t(`profile.${filter.profile}`);
    if (name === 'stale_days') return t('filter.staleDays', { days: filter.stale_days ?? 0 });
    return String(filter[name] ?? '');
  };
}
