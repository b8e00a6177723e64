import type { PropertyDetail } from '@alpha/contract';
import { Images } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useBackCloses } from '~/lib/use-back-closes';
import { ListingPicture } from '~/listings/listing-picture';
import { buttonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { useIsShared } from '../../report-mode';
import { GalleryDialog } from './gallery-dialog';

type GalleryProps = {
  images: PropertyDetail['images'];
  address: string;
  /** On the first picture. */
  corner?: ReactNode;
};

const MOST_THUMBNAILS = 6;

/** Matches the columns below. */
const MAIN_SIZES = '(min-width: 1376px) 640px, (min-width: 720px) 48vw, 100vw';
const ONLY_SIZES = '(min-width: 1376px) 1280px, 100vw';
const THUMBNAIL_SIZES = '(min-width: 1376px) 312px, 24vw';

/**
 * One band on phones, so that the figures are on the first screen; the dialog has the other pictures. On a shared
 * page it takes what sender, title and figures leave of the screen; where they leave nothing, it follows them.
 */
const HEIGHTS = {
  app: {
    frame: 'md:aspect-[1280/360]',
    band: 'max-md:-mt-1.5 max-md:h-[clamp(5.5rem,11svh,9rem)]',
  },
  shared: {
    frame: 'md:h-[clamp(10rem,100svh-43rem,22.5rem)] short-phone:order-1',
    band: 'max-md:-mt-2 max-md:h-[clamp(2.75rem,100svh-49.5rem,9rem)] short-phone:mt-0 short-phone:h-36',
  },
};

/** Every box has its aspect ratio before its picture loads. */
export function Gallery({ images, address, corner }: GalleryProps) {
  const t = useT('report');
  const listings = useT('listings');
  const [opened, setOpened] = useState<number | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const leave = useBackCloses(opened !== null, close);
  const [main, ...others] = images;
  const thumbnails = others.slice(0, MOST_THUMBNAILS);
  const count = images.length;
  const { frame: height, band } = HEIGHTS[useIsShared() ? 'shared' : 'app'];
  const frame = cx('relative -mx-(--gutter) md:mx-0 md:mt-4', height);

  if (!main)
    return (
      <div className={cx(frame, band, 'overflow-hidden md:rounded-2')}>
        <ListingPicture image={undefined} address={address} sizes={ONLY_SIZES} />
      </div>
    );
  return (
    <div className={cx(frame, 'grid grid-cols-[minmax(0,1fr)] gap-2', COLUMNS[thumbnails.length])}>
      <div className={cx(band, 'relative overflow-hidden bg-sunken md:rounded-2')}>
        <button
          type="button"
          aria-label={t('gallery.open', { number: 1, count })}
          onClick={() => setOpened(0)}
          className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-4"
        >
          <ListingPicture
            image={main}
            address={address}
            sizes={thumbnails.length > 0 ? MAIN_SIZES : ONLY_SIZES}
            isMain
          />
        </button>
        {corner && (
          // Beside the number of pictures on phones, whose band is low.
          <div className="absolute right-20 bottom-2 md:top-3 md:right-3 md:bottom-auto print:hidden">
            {corner}
          </div>
        )}
        {main.is_illustration && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute bottom-3 left-3 rounded-1 bg-surface px-1.5 py-0.5 text-12 text-ink-2"
          >
            {listings('picture.illustrationMark')}
          </span>
        )}
        <button
          type="button"
          onClick={() => setOpened(0)}
          className={buttonClass(
            'secondary',
            'sm',
            'absolute! right-3 bottom-3 border-transparent! shadow-2 print:hidden',
          )}
        >
          <Images aria-hidden="true" size={16} strokeWidth={1.5} />
          <span className="max-md:sr-only">{t('gallery.all', { count })}</span>
          <span aria-hidden="true" className="figures md:hidden">
            {count}
          </span>
        </button>
      </div>
      {thumbnails.length > 0 && (
        <ul
          className={cx('grid gap-2 max-md:hidden md:min-h-0', THUMBNAIL_GRID[thumbnails.length])}
        >
          {thumbnails.map((image, index) => (
            <li
              key={image.image_url}
              className="relative min-h-0 overflow-hidden rounded-2 bg-sunken nth-5:last:col-span-2"
            >
              <button
                type="button"
                aria-label={t('gallery.open', { number: index + 2, count })}
                onClick={() => setOpened(index + 1)}
                className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <ListingPicture image={image} address={address} sizes={THUMBNAIL_SIZES} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <GalleryDialog images={images} address={address} openedAt={opened} onClose={leave} />
    </div>
  );
}

/** The main picture beside one or two columns of thumbnails, depending on their number. */
const COLUMNS: Record<number, string> = {
  1: 'md:grid-cols-2',
  2: 'md:grid-cols-[2.05fr_1fr]',
  3: 'md:grid-cols-[2.05fr_1fr]',
  4: 'md:grid-cols-[2.05fr_2fr]',
  5: 'md:grid-cols-[1.5fr_2fr]',
  6: 'md:grid-cols-[1.5fr_2fr]',
};

const THUMBNAIL_GRID: Record<number, string> = {
  2: 'md:grid-rows-2',
  3: 'md:grid-rows-3',
  4: 'md:grid-cols-2 md:grid-rows-2',
  5: 'md:grid-cols-3 md:grid-rows-2',
  6: 'md:grid-cols-3 md:grid-rows-2',
};
