import type { Listing } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { homesQuery } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { usePaused } from '~/lib/use-paused';
import { ListingPicture } from '~/listings/listing-picture';
import { Button } from '~/ui/button';
import { cx } from '~/ui/class-names';
import { Money } from '~/ui/money';
import { SearchField } from '~/ui/search-field';

type AddHomeProps = {
  listed: readonly number[];
  isFull: boolean;
  onAdd: (listing: Listing) => void;
  /** Below a list; otherwise alone in a dialog. */
  isFramed?: boolean;
};

const SHOWN = 5;

/** Adds a listing found by the explorer's search. */
export function AddHome({ listed, isFull, onAdd, isFramed = true }: AddHomeProps) {
  const t = useT('shortlist');
  const [text, setText] = useState('');
  const search = usePaused(text.trim());
  const { data, isError } = useQuery(homesQuery(search));
  const found = useDeferredValue(search === '' ? [] : (data?.data ?? []).slice(0, SHOWN));
  return (
    <section className={cx('grid gap-2', isFramed && 'border-t border-line pt-5')}>
      <SearchField
        label={t('add.label')}
        isLabelHidden={false}
        placeholder={t('add.placeholder')}
        value={text}
        onValueChange={setText}
        disabled={isFull}
      />
      {isFull && <p className="text-13 text-ink-3">{t('add.full')}</p>}
      <p role="status" className="text-13 text-ink-3 empty:hidden">
        {isError && t('add.failed')}
        {search !== '' && data?.data.length === 0 && t('add.none')}
      </p>
      <ul>
        {!isFull &&
          found.map((listing) => (
            <li
              key={listing.id}
              className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0"
            >
              <span className="relative h-12 w-16 shrink-0 overflow-hidden rounded-1 bg-sunken">
                <ListingPicture image={listing.images[0]} address={listing.address} sizes="64px" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-15 font-medium">{listing.address}</span>
                <span className="figures block truncate text-13 text-ink-3">
                  {listing.city} {'·'} <Money value={listing.propertyEstimates?.downpayment} />
                </span>
              </span>
              <Button
                variant="secondary"
                size="sm"
                disabled={listed.includes(listing.id)}
                aria-label={
                  listed.includes(listing.id)
                    ? undefined
                    : t('add.this', { address: listing.address })
                }
                onClick={() => onAdd(listing)}
              >
                <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
                {t(listed.includes(listing.id) ? 'add.listed' : 'add.add')}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
