import { LEAD_SORTS, type LeadSort } from '@alpha/contract';
import type { ContactOrder } from '~/data/contacts';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Select } from '~/ui/select';
import { usualOrder } from './contact-filter';

type ContactSortProps = { order: ContactOrder; className?: string };

/** For phones, which have no column heads, and for sort orders without a column. */
export function ContactSort({ order, className }: ContactSortProps) {
  const t = useT('contacts');
  const { set } = useUrlState();
  return (
    <Select
      {...(className && { className })}
      label={t('sort.label')}
      isLabelHidden
      value={order.sort}
      onChange={({ target }) => {
        const sort = target.value as LeadSort;
        set({ sort, order: usualOrder(sort), page: null });
      }}
      options={LEAD_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
    />
  );
}
