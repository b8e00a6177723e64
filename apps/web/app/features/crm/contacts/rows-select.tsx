import { PAGE_SIZE } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Select } from '~/ui/select';
import { ROWS } from './contact-filter';

/** How many contacts a page has; in the URL like the page itself. */
export function RowsSelect({ rows }: { rows: number }) {
  const t = useT('contacts');
  const { set } = useUrlState();
  return (
    <Select
      label={t('rows.label')}
      isLabelHidden
      value={String(rows)}
      onChange={({ target }) =>
        set({ per_page: target.value === String(PAGE_SIZE) ? null : target.value, page: null })
      }
      className="w-32"
      options={[String(PAGE_SIZE), ...ROWS].map((value) => ({
        value,
        label: t('rows.option', { count: Number(value) }),
      }))}
    />
  );
}
