import { AUDIT_ACTIONS } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { actorsQuery } from '~/data/audit';
import { useUrlState } from '~/lib/url-state';
import { useUrlSearch } from '~/lib/use-url-search';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Select } from '~/ui/select';
import { FILTER_NAMES } from './audit-filter';
import { useAuditWords } from './use-audit-words';

export function AuditFilters() {
  const { t, action } = useAuditWords();
  const { params, set } = useUrlState();
  // A day is typed digit by digit: written to the URL after a pause.
  const from = useUrlSearch('from');
  const to = useUrlSearch('to');
  const { data: actors = [] } = useQuery(actorsQuery);
  const isFiltered = FILTER_NAMES.some((name) => params.has(name));
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every screen reader.
    <form
      role="search"
      aria-label={t('filter.label')}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[14rem_18rem_10.5rem_10.5rem_auto] lg:justify-start"
    >
      <Select
        label={t('filter.actor')}
        className="max-sm:col-span-2"
        value={params.get('actor') ?? ''}
        onChange={({ target }) => set({ actor: target.value, page: null })}
        options={[
          { value: '', label: t('filter.anyActor') },
          ...actors.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Select
        label={t('filter.action')}
        className="max-sm:col-span-2"
        value={params.get('action') ?? ''}
        onChange={({ target }) => set({ action: target.value, page: null })}
        options={[
          { value: '', label: t('filter.anyAction') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: action(value) })),
        ]}
      />
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
        onChange={({ target }) => to.setText(target.value)}
      />
      {isFiltered && (
        <Button
          variant="quiet"
          className="max-lg:col-span-2 max-lg:justify-self-start"
          onClick={() => set({ actor: null, action: null, from: null, to: null, page: null })}
        >
          {t('filter.clear')}
        </Button>
      )}
    </form>
  );
}
