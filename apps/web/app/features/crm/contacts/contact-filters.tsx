import { INVESTOR_PROFILES, LEAD_OUTCOMES, LEAD_SOURCES } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import type { ContactFilter } from '~/data/contacts';
import { lostReasonsQuery } from '~/data/lost-reasons';
import { peopleQuery } from '~/data/users';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { useUrlSearch } from '~/lib/use-url-search';
import { TextField } from '~/ui/field';
import { Select, type SelectOption } from '~/ui/select';
import { type FilterName, STALE_DAYS, TEXT_FILTERS } from './contact-filter';
import { FieldFilters } from './fields/field-filters';
import { TagFilter } from './fields/tag-filter';
import { useStatusOptions } from './use-status-options';

/** One field for each filterable column. */
export function ContactFilters({ filter }: { filter: ContactFilter }) {
  const t = useT('contacts');
  const sources = useT('sources');
  const { set } = useUrlState();
  const { data: people = [] } = useQuery(peopleQuery);
  const statuses = useStatusOptions();
  const { data: reasons = [] } = useQuery(lostReasonsQuery);
  const reasonName = useNameOf();
  const choose = (name: FilterName, any: string, options: SelectOption[]) => ({
    value: String(filter[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value, page: null }),
    options: [{ value: '', label: any }, ...options],
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every screen reader.
    <form
      role="search"
      aria-label={t('filter.title')}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4 rounded-3 border border-line bg-surface p-4 md:grid-cols-3 md:gap-x-4 md:p-5 lg:grid-cols-5"
    >
      {TEXT_FILTERS.map((name) => (
        <TextFilter key={name} name={name} />
      ))}
      <Select
        label={t('filter.status')}
        {...choose('lead_status_id', t('filter.anyStatus'), statuses)}
      />
      {people.length > 0 && (
        <Select
          label={t('filter.owner')}
          {...choose(
            'user_id',
            t('filter.anyOwner'),
            people.map(({ id, name }) => ({ value: String(id), label: name })),
          )}
        />
      )}
      <Select
        label={t('filter.source')}
        {...choose(
          'source',
          t('filter.anySource'),
          LEAD_SOURCES.map((value) => ({ value, label: sources(value) })),
        )}
      />
      <Select
        label={t('filter.profile')}
        {...choose(
          'profile',
          t('filter.anyProfile'),
          INVESTOR_PROFILES.map((value) => ({ value, label: t(`profile.${value}`) })),
        )}
      />
      <Select
        label={t('filter.stale')}
        {...choose(
          'stale_days',
          t('filter.anyStale'),
          STALE_DAYS.map((days) => ({
            value: String(days),
            label: t('filter.staleDays', { days }),
          })),
        )}
      />
      <Select
        label={t('filter.outcome')}
        {...choose(
          'outcome',
          t('filter.anyOutcome'),
          LEAD_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
        )}
      />
      <Select
        label={t('filter.contacted')}
        {...choose('contacted', t('filter.anyContacted'), [
          { value: 'yes', label: t('filter.yes') },
          { value: 'no', label: t('filter.no') },
        ])}
      />
      {reasons.length > 0 && (
        <Select
          label={t('filter.lostReason')}
          {...choose('lost_reason_id', t('filter.anyReason'), [
            ...reasons.map(({ id, ...names }) => ({
              ...{ value: String(id), label: reasonName(names) },
            })),
            { value: '0', label: t('filter.noReason') },
          ])}
        />
      )}
      <TagFilter filter={filter} />
      <FieldFilters filter={filter} />
    </form>
  );
}

function TextFilter({ name }: { name: (typeof TEXT_FILTERS)[number] }) {
  const t = useT('contacts');
  const { text, setText } = useUrlSearch(name);
  return (
    <TextField
      label={t(`filter.${name}`)}
      type="search"
      autoComplete="off"
      maxLength={120}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
