import { useQuery } from '@tanstack/react-query';
import { type ExplorerFilter, supplyQuery } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { TextButton } from '~/ui/text-link';
import { WHOLE_MARKET } from '../explorer.params';
import type { FilterChanges } from '../use-explorer-filter';

type OutsideBudgetProps = {
  filter: ExplorerFilter;
  /** Listings found with the budget. */
  total: number;
  onChange: (changes: FilterChanges) => void;
};

/** The budget narrows from the start, so the list says how many listings it leaves out. */
export function OutsideBudget({ filter, total, onChange }: OutsideBudgetProps) {
  const t = useT('explorer');
  const { data, isPlaceholderData } = useQuery(supplyQuery(filter));
  const count = data ? data.counts.reduce((sum, n) => sum + n, 0) - total : 0;
  if (isPlaceholderData || count <= 0) return null;
  const { investment_min, investment_max } = WHOLE_MARKET;
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2 text-14 text-ink-3">
      {t('outsideBudget', { count })}
      <TextButton
        className="min-h-0! text-14!"
        onClick={() => onChange({ investment_min, investment_max })}
      >
        {t('showAll')}
      </TextButton>
    </p>
  );
}
