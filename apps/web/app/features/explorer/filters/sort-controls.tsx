import { naturalOrder, SEARCH_SORTS, type SearchSort } from '@alpha/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ExplorerFilter } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from '~/ui/icon-button';
import { Select } from '~/ui/select';
import type { SortOrder } from '../explorer.params';
import { ScoreHow, ValueForRiskHow } from './score-how';

type SortControlsProps = {
  sort_by: SearchSort | null;
  sort_order: SortOrder;
  onChange: (changes: Pick<ExplorerFilter, 'sort_by' | 'sort_order'>) => void;
};

const ORDERS = [
  { order: 'asc', icon: ArrowUp },
  { order: 'desc', icon: ArrowDown },
] as const;

/** Relevance has only one order, so the direction buttons appear with the other sorts. */
export function SortControls({ sort_by, sort_order, onChange }: SortControlsProps) {
  const t = useT('explorer');
  return (
    <div className="flex flex-wrap items-end gap-2 md:items-center">
      <Select
        label={t('filters.sort')}
        className="min-w-0 flex-1 md:flex! md:flex-none md:items-center md:gap-2.5! md:[&>label]:font-normal md:[&>label]:whitespace-nowrap md:[&>label]:text-ink-2"
        value={sort_by ?? ''}
        onChange={({ target }) => {
          const sort_by = (target.value || null) as SearchSort | null;
          onChange({ sort_by, sort_order: sort_by ? naturalOrder(sort_by) : 'desc' });
        }}
        options={[
          { value: '', label: t('filters.relevance') },
          ...SEARCH_SORTS.map((value) => ({ value, label: t(`filters.${value}`) })),
        ]}
      />
      {sort_by === null && <ScoreHow />}
      {sort_by === 'value_for_risk' && <ValueForRiskHow />}
      {sort_by && (
        // biome-ignore lint/a11y/useSemanticElements: two buttons are no form of their own.
        <div role="group" aria-label={t('filters.order')} className="flex">
          {ORDERS.map(({ order, icon: Icon }) => (
            <IconButton
              key={order}
              label={t(`filters.${order}`)}
              variant="secondary"
              aria-pressed={sort_order === order}
              onClick={() => onChange({ sort_by, sort_order: order })}
              className="rounded-none! first:rounded-l-2! last:-ml-px last:rounded-r-2! aria-pressed:bg-ink! aria-pressed:text-paper!"
            >
              <Icon aria-hidden="true" size={17} strokeWidth={1.5} />
            </IconButton>
          ))}
        </div>
      )}
    </div>
  );
}
