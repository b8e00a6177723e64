import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ContactFilter } from '~/data/contacts';
import { statusesQuery } from '~/data/statuses';
import { peopleQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { TextButton } from '~/ui/text-link';
import { FILTER_NAMES, type FilterName } from './contact-filter';
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
} as const satisfies Record<FilterName, string>;

/** The active filters, always visible; each can be removed with one click. */
export function FilterChips({ filter }: { filter: ContactFilter }) {
  const t = useT('contacts');
  const { set } = useUrlState();
  const wordsOf = useFilterValues(filter);
  const shown = FILTER_NAMES.filter((name) => name !== 'search' && filter[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {shown.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t('filter.remove', { name: t(LABELS[name]) })}
            onClick={() => set({ [name]: null, page: null })}
            className="relative inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-surface pr-2.5 pl-3.5 text-13 after:absolute after:-inset-y-1 after:inset-x-0 hover:bg-sunken"
          >
            <span className="truncate">
              {t('filter.chip', { name: t(LABELS[name]), value: wordsOf(name) })}
            </span>
            <X aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
      <li className="pl-1">
        <TextButton className="text-14" onClick={() => set(NO_FILTERS)}>
          {t('filter.clear')}
        </TextButton>
      </li>
    </ul>
  );
}

function useFilterValues(filter: ContactFilter): (name: FilterName) => string {
  const t = useT('contacts');
  const sources = useT('sources');
  const { data: people } = useQuery(peopleQuery);
  const { data: statuses } = useQuery(statusesQuery);
  const named = (rows: readonly { id: number; name: string }[] | undefined, id: unknown) =>
    rows ? (rows.find((row) => row.id === id)?.name ?? t('filter.unknown')) : '…';
  return (name) => {
    if (name === 'lead_status_id') return named(statuses, filter.lead_status_id);
    if (name === 'user_id') return named(people, filter.user_id);
    if (name === 'source' && filter.source) return sources(filter.source);
    if (name === 'profile' && filter.profile) return t(`profile.${filter.profile}`);
    if (name === 'stale_days') return t('filter.staleDays', { days: filter.stale_days ?? 0 });
    return String(filter[name] ?? '');
  };
}
