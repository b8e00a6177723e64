import { searchConditions } from '@alpha/report-model/texts/search-conditions';
import { useRef } from 'react';
import { type ExplorerFilter, filterQuery } from '~/data/listings';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { RemovableChip } from '~/ui/removable-chip';
import { TextButton } from '~/ui/text-link';
import { WHOLE_MARKET } from '../explorer.params';
import type { FilterChanges } from '../use-explorer-filter';

type FilterChipsProps = {
  filter: ExplorerFilter;
  onChange: (changes: FilterChanges) => void;
  onClear: () => void;
  /** The chips disappear, and the button with the focus. */
  onEmptied: () => void;
};

/** Everything that narrows the list, the range of investments of the first visit included. */
export function FilterChips({ filter, onChange, onClear, onEmptied }: FilterChipsProps) {
  const t = useT('explorer');
  const list = useRef<HTMLUListElement>(null);
  const chips = useChips(filter);
  if (chips.length === 0) return null;
  return (
    <ul
      ref={list}
      aria-label={t('chips.label')}
      // On a phone one row that is moved sideways: the list below it matters more.
      className="-m-1 flex items-center gap-2 p-1 max-md:overflow-x-auto md:flex-wrap"
    >
      {chips.map(({ key, text, changes }, i) => (
        <li key={key} className="max-w-full max-md:shrink-0">
          <RemovableChip
            text={text}
            removeLabel={t('chips.remove', { condition: text })}
            onRemove={() => {
              // The chip disappears: the focus goes to its neighbor, the last one being Clear all.
              const buttons = list.current?.querySelectorAll('button');
              if (chips.length > 1) buttons?.[i + 1]?.focus();
              else onEmptied();
              onChange(changes);
            }}
          />
        </li>
      ))}
      <li className="shrink-0">
        <TextButton
          className="text-14!"
          onClick={() => {
            onEmptied();
            onClear();
          }}
        >
          {t('chips.clear')}
        </TextButton>
      </li>
    </ul>
  );
}

type ChipData = { key: string; text: string; changes: FilterChanges };

function useChips(filter: ExplorerFilter): ChipData[] {
  const t = useT('savedSearch');
  const listings = useT('listings');
  const explorer = useT('explorer');
  const locale = useLocale();
  const conditions = searchConditions(narrowing(filter), { t, listings, locale });
  const chips = conditions.map(({ names, text }) => ({
    key: names.join(),
    text,
    changes: Object.fromEntries(names.map((name) => [name, WHOLE_MARKET[name]])) as FilterChanges,
  }));
  if (!filter.sort_by) return chips;
  const sort = explorer('chips.sort', { order: explorer(`filters.${filter.sort_by}`) });
  return [...chips, { key: 'sort_by', text: sort, changes: { sort_by: null, sort_order: 'desc' } }];
}

/** As a saved search, without the ends of the investment range that exclude nothing. */
function narrowing(filter: ExplorerFilter) {
  const { investment_min, investment_max, ...others } = filterQuery(filter);
  const written = Object.entries({
    ...others,
    ...(investment_min > WHOLE_MARKET.investment_min && { investment_min }),
    ...(investment_max < WHOLE_MARKET.investment_max && { investment_max }),
  });
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]));
}
