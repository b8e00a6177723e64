import { LEAD_SORTS, type LeadSort } from '@alpha/contract';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useUrlSearch } from '~/lib/use-url-search';
import { useUrlState } from '~/lib/use-url-state';
import { Button } from '~/ui/button';
import { SearchField } from '~/ui/search-field';
import { Select } from '~/ui/select';
import { type ContactFilter, type ContactOrder, usualOrder } from './contact-filter';
import { ContactFilters } from './contact-filters';
import { FilterChips } from './filter-chips';
import { ViewsMenu } from './views/views-menu';

type ContactsToolbarProps = { filter: ContactFilter; order: ContactOrder };

export function ContactsToolbar({ filter, order }: ContactsToolbarProps) {
  const t = useT('contacts');
  const { set } = useUrlState();
  const { text, setText } = useUrlSearch();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { search: _, ...columns } = filter;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 md:flex">
        <SearchField
          className="max-md:col-span-2 md:w-88"
          label={t('search')}
          placeholder={t('searchShort')}
          maxLength={200}
          value={text}
          onValueChange={setText}
        />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('filter.button', { count: Object.keys(columns).length })}
        </Button>
        <ViewsMenu />
        {/* A phone has no column heads, and no screen has one for every order. */}
        <Select
          className="max-md:col-span-2 md:ml-auto md:w-48"
          label={t('sort.label')}
          isLabelHidden
          value={order.sort}
          onChange={({ target }) => {
            const sort = target.value as LeadSort;
            set({ sort, order: usualOrder(sort), page: null });
          }}
          options={LEAD_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <ContactFilters filter={filter} />}
      </div>
      <FilterChips filter={filter} />
    </div>
  );
}
