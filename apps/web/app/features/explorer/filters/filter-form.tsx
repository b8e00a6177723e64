import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ExplorerFilter } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { cx } from '~/ui/class-names';
import { SearchField } from '~/ui/search-field';
import { limitsSet } from '../explorer.limits';
import { countSet } from '../explorer.params';
import type { FilterChanges } from '../use-explorer-filter';
import { CitySelect } from './city-select';
import { InvestmentSlider } from './investment-slider';
import { MoreFilters } from './more-filters';
import { RoomsSelect } from './rooms-select';
import { SortControls } from './sort-controls';

type FilterFormProps = {
  filter: ExplorerFilter;
  onChange: (changes: FilterChanges) => void;
  /** The text in the search box, ahead of the filter by the debounce delay. */
  text: string;
  onTextChange: (text: string) => void;
  /** The search box got the focus, perhaps for a new search. */
  onTextEnter?: () => void;
  onReset: () => void;
  onSubmit: () => void;
  /** Changes apply at once, so phones don't need the button. */
  isLive?: boolean;
  className?: string;
};

/** All filters of the explorer; on phones everything but the search box is behind one button. */
export function FilterForm({
  filter,
  onChange,
  text,
  onTextChange,
  onTextEnter,
  onReset,
  onSubmit,
  isLive = false,
  className,
}: FilterFormProps) {
  const t = useT('explorer');
  const [isOpen, setOpen] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const moreId = useId();
  const limitsId = useId();
  const folded = isOpen ? '' : 'max-md:hidden';
  return (
    <search className={className}>
      <form
        aria-label={t('filters.label')}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
          setMoreOpen(false);
          onSubmit();
        }}
        className="grid gap-3"
      >
        <div className="grid gap-3 md:grid-cols-6 md:items-end md:gap-x-4 lg:grid-cols-[minmax(180px,1.3fr)_minmax(150px,.8fr)_minmax(270px,1.5fr)_112px_112px]">
          <div className="flex items-end gap-2 md:contents">
            <SearchField
              label={t('filters.search')}
              isLabelHidden={false}
              placeholder={t('filters.placeholder')}
              maxLength={200}
              enterKeyHint="search"
              value={text}
              onValueChange={onTextChange}
              onFocus={onTextEnter}
              className="flex-1 max-md:[&>label]:sr-only md:col-span-4 lg:col-span-1"
            />
            <FiltersToggle {...{ isOpen, moreId }} count={countSet(filter)} onToggle={setOpen} />
          </div>
          <div id={moreId} className={cx('grid grid-cols-2 gap-3 md:contents', folded)}>
            <CitySelect
              className="col-span-2 lg:col-span-1"
              city={filter.city}
              onChange={(city) => onChange({ city })}
            />
            <InvestmentSlider
              className="col-span-2 px-3 md:col-span-4 lg:col-span-1 [&>legend+div]:-mx-3"
              filter={filter}
              value={[filter.investment_min, filter.investment_max]}
              onCommit={([investment_min, investment_max]) =>
                onChange({ investment_min, investment_max })
              }
            />
            <RoomsSelect
              label={t('filters.beds')}
              anyLabel={t('filters.anyBeds')}
              value={filter.beds}
              onChange={(beds) => onChange({ beds })}
            />
            <RoomsSelect
              label={t('filters.baths')}
              anyLabel={t('filters.anyBaths')}
              value={filter.baths}
              onChange={(baths) => onChange({ baths })}
            />
          </div>
        </div>
        <div
          className={cx(
            'grid gap-x-5 gap-y-3 md:flex md:flex-wrap md:items-center',
            isLive && folded,
          )}
        >
          <div className={cx('flex flex-wrap items-center gap-x-5 md:mr-auto', folded)}>
            <Checkbox
              label={t('filters.cashFlow')}
              checked={filter.cash_flow_first_year}
              onChange={({ target }) => onChange({ cash_flow_first_year: target.checked })}
            />
            <MoreToggle
              isOpen={isMoreOpen}
              controls={limitsId}
              count={limitsSet(filter).filter(Boolean).length}
              onToggle={setMoreOpen}
            />
          </div>
          <div className={folded}>
            <SortControls
              sort_by={filter.sort_by}
              sort_order={filter.sort_order}
              onChange={onChange}
            />
          </div>
          <div className="flex gap-2 md:max-lg:w-full md:max-lg:justify-end">
            <Button variant="quiet" className={folded} onClick={onReset}>
              {t('filters.reset')}
            </Button>
            <Button type="submit" className="max-md:flex-1">
              {t('filters.submit')}
            </Button>
          </div>
        </div>
        <div id={limitsId} className={cx(folded, !isMoreOpen && 'hidden')}>
          {isMoreOpen && <MoreFilters filter={filter} onChange={onChange} />}
        </div>
      </form>
    </search>
  );
}

type FiltersToggleProps = {
  isOpen: boolean;
  moreId: string;
  count: number;
  onToggle: (isOpen: boolean) => void;
};

function FiltersToggle({ isOpen, moreId, count, onToggle }: FiltersToggleProps) {
  const t = useT('explorer');
  return (
    <Button
      variant="secondary"
      className="md:hidden"
      aria-expanded={isOpen}
      aria-controls={moreId}
      onClick={() => onToggle(!isOpen)}
    >
      <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.5} />
      <span className="sr-only">{t('filters.toggleSet', { count })}</span>
      <span aria-hidden="true">{t('filters.toggle')}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures grid size-5 place-items-center rounded-full bg-accent text-12 text-on-accent"
        >
          {count}
        </span>
      )}
    </Button>
  );
}

type MoreToggleProps = {
  isOpen: boolean;
  controls: string;
  count: number;
  onToggle: (isOpen: boolean) => void;
};

function MoreToggle({ isOpen, controls, count, onToggle }: MoreToggleProps) {
  const t = useT('explorer');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onToggle(!isOpen)}
      className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-15 font-medium text-accent hover:text-accent-hover"
    >
      <span className="figures">{t('limits.moreSet', { count })}</span>
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className={cx('transition-transform duration-200', isOpen && 'rotate-180')}
      />
    </button>
  );
}
