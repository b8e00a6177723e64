import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { cx } from '~/ui/class-names';
import { SearchField } from '~/ui/search-field';
import { countSet, type ExplorerFilter } from '../explorer.params';
import type { FilterChanges } from '../use-explorer-filter';
import { CitySelect } from './city-select';
import { InvestmentSlider } from './investment-slider';
import { RoomsSelect } from './rooms-select';
import { SortControls } from './sort-controls';

type FilterFormProps = {
  filter: ExplorerFilter;
  onChange: (changes: FilterChanges) => void;
  /** The search box runs ahead of the filter by its pause. */
  text: string;
  onTextChange: (text: string) => void;
  onReset: () => void;
  onSubmit: () => void;
  className?: string;
};

/** Every filter of the explorer; on phones all but the search box fold away behind one button. */
export function FilterForm({
  filter,
  onChange,
  text,
  onTextChange,
  onReset,
  onSubmit,
  className,
}: FilterFormProps) {
  const t = useT('explorer');
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  return (
    <search className={className}>
      <form
        aria-label={t('filters.label')}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
          onSubmit();
        }}
        className="grid gap-x-4 gap-y-3 md:grid-cols-6 md:items-end xl:grid-cols-[minmax(190px,1.4fr)_minmax(150px,.8fr)_minmax(240px,1.35fr)_104px_104px_auto]"
      >
        <div className="flex items-end gap-2 md:contents">
          <SearchField
            label={t('filters.search')}
            isLabelHidden={false}
            placeholder={t('filters.placeholder')}
            maxLength={200}
            enterKeyHint="search"
            value={text}
            onValueChange={onTextChange}
            className="flex-1 max-md:[&>label]:sr-only md:col-span-4 xl:col-span-1"
          />
          <FiltersToggle {...{ isOpen, moreId }} count={countSet(filter)} onToggle={setOpen} />
        </div>
        <div
          id={moreId}
          className={cx(
            'gap-x-3 gap-y-3 md:contents',
            isOpen ? 'grid grid-cols-2' : 'max-md:hidden',
          )}
        >
          <CitySelect
            className="max-md:col-span-2 md:col-span-2 xl:col-span-1"
            city={filter.city}
            onChange={(city) => onChange({ city })}
          />
          <InvestmentSlider
            className="max-md:col-span-2 max-md:px-3 md:col-span-4 xl:col-span-1"
            value={[filter.investmentMin, filter.investmentMax]}
            onCommit={([investmentMin, investmentMax]) =>
              onChange({ investmentMin, investmentMax })
            }
          />
          <RoomsSelect
            label={t('filters.beds')}
            value={filter.beds}
            onChange={(beds) => onChange({ beds })}
          />
          <RoomsSelect
            label={t('filters.baths')}
            value={filter.baths}
            onChange={(baths) => onChange({ baths })}
          />
          <div className="col-span-2 grid grid-cols-[auto_1fr] gap-2 max-md:order-last md:col-span-2 md:flex md:justify-end xl:col-span-1">
            <Button variant="quiet" onClick={onReset}>
              {t('filters.reset')}
            </Button>
            <Button type="submit">{t('filters.submit')}</Button>
          </div>
          <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 max-md:grid md:col-span-full">
            <Checkbox
              label={t('filters.cashFlow')}
              checked={filter.isCashFlowFirstYear}
              onChange={({ target }) => onChange({ isCashFlowFirstYear: target.checked })}
            />
            <SortControls sortBy={filter.sortBy} sortOrder={filter.sortOrder} onChange={onChange} />
          </div>
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
      aria-label={t('filters.toggleSet', { count })}
      onClick={() => onToggle(!isOpen)}
    >
      <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('filters.toggle')}
      {count > 0 && (
        <span className="figures grid size-5 place-items-center rounded-full bg-accent text-12 text-on-accent">
          {count}
        </span>
      )}
    </Button>
  );
}
