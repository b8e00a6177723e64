import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { readSession } from '~/lib/session';
import { useUrlState } from '~/lib/url-state';
import { useUrlSearch } from '~/lib/use-url-search';
import { TextField } from '~/ui/field';
import { Select } from '~/ui/select';
import { dayOf, PERIODS, readPeriodChoice } from './period';

export function DashboardFilters({ isReversedRange }: { isReversedRange: boolean }) {
  const t = useT('dashboard');
  const { params, set } = useUrlState();
  const from = useUrlSearch('from');
  const to = useUrlSearch('to');
  const hasTeam = isPermitted('lead:read:team');
  const { data: people = [] } = useQuery({ ...staffQuery, enabled: hasTeam });
  const { userId, name } = readSession();
  const choice = readPeriodChoice(params);
  // A leader is not a member of their own team, but has contacts too.
  const others = people.filter(({ id }) => String(id) !== userId);
  const choose = (next: string) => {
    if (next !== 'own')
      return set({ period: next === 'month' ? null : next, from: null, to: null });
    const today = new Date();
    const monthAgo = new Date(today.getFullYear(), today.getMonth() - 1, today.getDate() + 1);
    set({ period: next, from: dayOf(monthAgo), to: dayOf(today) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every screen reader.
    <form
      role="search"
      aria-label={t('filter.label')}
      onSubmit={(event) => event.preventDefault()}
      className="grid w-full grid-cols-2 items-start gap-3 md:w-auto md:auto-cols-[11rem] md:grid-flow-col md:grid-cols-none"
    >
      <Select
        label={t('filter.period')}
        value={choice}
        onChange={({ target }) => choose(target.value)}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      {hasTeam && (
        <Select
          label={t('filter.owner')}
          value={params.get('user') ?? ''}
          onChange={({ target }) => set({ user: target.value })}
          options={[
            { value: '', label: t('filter.everybody') },
            ...(userId && name ? [{ value: userId, label: name }] : []),
            ...others.map((person) => ({ value: String(person.id), label: person.name })),
          ]}
        />
      )}
      {choice === 'own' && (
        <>
          <TextField
            label={t('filter.from')}
            type="date"
            max={to.text}
            value={from.text}
            onChange={({ target }) => from.setText(target.value)}
          />
          <TextField
            label={t('filter.to')}
            type="date"
            min={from.text}
            value={to.text}
            error={isReversedRange ? t('filter.backwards') : undefined}
            onChange={({ target }) => to.setText(target.value)}
          />
        </>
      )}
    </form>
  );
}
