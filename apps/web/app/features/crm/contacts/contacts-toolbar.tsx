import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ContactFilter, ContactOrder } from '~/data/contacts';
import { useT } from '~/lib/i18n/use-t';
import { useUrlSearch } from '~/lib/use-url-search';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { SearchField } from '~/ui/search-field';
import { useIsPhone } from '~/ui/use-is-phone';
import type { ChosenColumns } from './columns/chosen-columns';
import { ColumnsButton } from './columns/columns-button';
import { ContactFilters } from './contact-filters';
import { ContactSort } from './contact-sort';
import { readConditions } from './fields/conditions';
import { FilterChips } from './filter-chips';
import { ViewsMenu } from './views/views-menu';

type ContactsToolbarProps = {
  filter: ContactFilter;
  order: ContactOrder;
  columns: ChosenColumns;
  /** On phones they are beside the search. */
  actions: ReactNode;
};

/** On phones a single row; views and sort order are inside the filters. */
export function ContactsToolbar({ filter, order, columns, actions }: ContactsToolbarProps) {
  const t = useT('contacts');
  const { text, setText } = useUrlSearch();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { search: _, tags_match: __, fields, ...others } = filter;
  const count = Object.keys(others).length + readConditions(fields).length;
  const label = t('filter.button', { count });
  const opening = {
    variant: 'secondary' as const,
    'aria-expanded': isOpen,
    'aria-controls': panelId,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2 md:gap-3">
        <SearchField
          className="min-w-0 max-md:flex-1 md:w-88"
          label={t('search')}
          placeholder={t('searchShort')}
          maxLength={200}
          value={text}
          onValueChange={setText}
        />
        {isPhone ? (
          <>
            <IconButton label={label} {...opening}>
              <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.5} />
            </IconButton>
            {actions}
          </>
        ) : (
          <>
            <Button {...opening}>
              <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.5} />
              {label}
            </Button>
            <ViewsMenu />
            <ColumnsButton {...columns} />
            <ContactSort order={order} className="ml-auto w-48" />
          </>
        )}
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-3">
            {isPhone && (
              <div className="grid grid-cols-2 gap-3">
                <ViewsMenu />
                <ContactSort order={order} />
              </div>
            )}
            <ContactFilters filter={filter} />
          </div>
        )}
      </div>
      <FilterChips filter={filter} />
    </div>
  );
}
