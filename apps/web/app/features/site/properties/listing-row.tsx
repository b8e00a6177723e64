import { type FocusEvent, useRef, useState } from 'react';
import { toggleSaved } from '~/data/saved-homes';
import { useT } from '~/lib/i18n/use-t';
import { useMedia } from '~/lib/use-media';
import { ListingTeaser, type TeaserHome } from '~/listings/listing-teaser';
import { SaveButton } from '~/visitors/save-button';
import { SampleLink } from '../sample-link';
import { RowArrows } from './row-arrows';
import { CARD, ROW } from './row-look';
import { scrollBy, turnCarousel } from './turn-carousel';
import { useAutoplay, useCarousel } from './use-carousel';
import { useIsNearView } from './use-is-near-view';
import { useTeaserLink } from './use-teaser-link';

/** Matches the row below: three in view, on phones one. */
const TEASER_SIZES = '(min-width: 1376px) 416px, (min-width: 640px) 31vw, 92vw';

type ListingRowProps = {
  titleId: string;
  title: string;
  listings: TeaserHome[];
  hasSample: boolean;
};

export function ListingRow({ titleId, title, listings, hasSample }: ListingRowProps) {
  const t = useT('site');
  const viewport = useRef<HTMLDivElement>(null);
  const isNear = useIsNearView(viewport, '400px');
  const embla = useCarousel(viewport, isNear);
  const [isStopped, setStopped] = useState(false);
  const [hasKeyboard, setKeyboard] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const way = useTeaserLink();
  useAutoplay(embla, isNear && !isStopped && !hasKeyboard && !isStill);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the keyboard focus.
    <div
      // An element with keyboard focus must not move.
      onFocus={({ target }: FocusEvent) => setKeyboard(target.matches(':focus-visible'))}
      onBlur={() => setKeyboard(false)}
    >
      <div className="mb-8 flex items-end justify-between gap-6">
        <h2 id={titleId} className="text-28 tracking-[-0.02em] md:text-40">
          {title}
        </h2>
        <RowArrows
          isStopped={isStopped}
          onStop={setStopped}
          onTurn={(step) => (embla ? turnCarousel(embla, step) : scrollBy(viewport.current, step))}
        />
      </div>
      <div
        ref={viewport}
        data-taken={embla ? '' : undefined}
        className="-m-1 snap-x snap-mandatory scroll-px-1 overflow-x-auto p-1 [scrollbar-width:none] data-taken:snap-none data-taken:overflow-x-hidden"
      >
        <ul aria-label={t('desk.row')} className={ROW}>
          {listings.map((listing) => (
            <li key={listing.id} className={`${CARD} relative flex flex-col`}>
              <ListingTeaser listing={listing} pictureSizes={TEASER_SIZES} way={way} />
              <SaveButton
                home={{ property_id: listing.id }}
                address={listing.address}
                onToggle={toggleSaved}
                className="absolute top-3 right-3"
              />
              {hasSample && <SampleLink className="self-start px-5" />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
