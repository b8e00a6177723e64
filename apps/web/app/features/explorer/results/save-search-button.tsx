import { BellPlus } from 'lucide-react';
import { useContext } from 'react';
import { type ExplorerFilter, filterQuery } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { SearchSavingContext } from '~/listings/shortlist-adding';
import { Button } from '~/ui/button';

/** Emails for a lead about what these filters find. */
export function SaveSearchButton({ filter }: { filter: ExplorerFilter }) {
  const t = useT('savedSearch');
  const ask = useContext(SearchSavingContext);
  if (!ask) return null;
  const written = Object.entries(filterQuery(filter)).map(([name, value]) => [name, String(value)]);
  return (
    <Button variant="secondary" size="sm" onClick={() => ask(Object.fromEntries(written))}>
      <BellPlus aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('staff.button')}
    </Button>
  );
}
