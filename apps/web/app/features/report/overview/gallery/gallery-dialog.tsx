import type { PropertyDetail } from '@alpha/contract';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ListingPicture } from '~/listings/listing-picture';
import { cx } from '~/ui/class-names';
import { FullScreenDialog } from '~/ui/full-screen-dialog';
import { IconButton } from '~/ui/icon-button';
import { ThumbnailStrip } from './thumbnail-strip';

type Images = PropertyDetail['images'];

type GalleryDialogProps = {
  images: Images;
  address: string;
  /** Index of the first picture; null while closed. */
  openedAt: number | null;
  onClose: () => void;
};

export function GalleryDialog({ openedAt, ...rest }: GalleryDialogProps) {
  // The stage is mounted only while open, so that each opening starts at its own picture.
  return openedAt === null ? null : <OpenGallery {...rest} startAt={openedAt} />;
}

type OpenGalleryProps = Omit<GalleryDialogProps, 'openedAt'> & { startAt: number };

/** Arrows, keys and swipe; wraps around after the last picture. */
function OpenGallery({ images, address, startAt, onClose }: OpenGalleryProps) {
  const t = useT('report');
  const listings = useT('listings');
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex: startAt, duration: 22 });
  const [at, setAt] = useState(startAt);
  const count = images.length;

  useEffect(() => {
    if (!embla) return;
    const look = () => setAt(embla.selectedScrollSnap());
    embla.on('select', look);
    return () => {
      embla.off('select', look);
    };
  }, [embla]);

  const previous = () => embla?.scrollPrev(isStill);
  const next = () => embla?.scrollNext(isStill);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') next();
    else previous();
  };

  return (
    <FullScreenDialog
      isOpen
      onClose={onClose}
      title={listings('picture.group', { address })}
      note={<span aria-live="polite">{t('gallery.counter', { number: at + 1, count })}</span>}
      onKeyDown={onKeyDown}
    >
      <div className="relative min-h-0 flex-1">
        <div ref={viewport} className="size-full touch-pan-y overflow-hidden">
          <div className="flex size-full">
            {images.map((image, index) => (
              <div
                key={image.image_url}
                aria-hidden={index !== at}
                className="grid size-full shrink-0 place-items-center md:px-20"
              >
                <Stage image={image}>
                  <ListingPicture image={image} address={address} sizes="100vw" />
                </Stage>
              </div>
            ))}
          </div>
        </div>
        {count > 1 && (
          <>
            <IconButton
              label={listings('picture.previous')}
              variant="secondary"
              isRound
              onClick={previous}
              className={cx(ARROW, 'left-3 md:left-5')}
            >
              <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.5} />
            </IconButton>
            <IconButton
              label={listings('picture.next')}
              variant="secondary"
              isRound
              onClick={next}
              className={cx(ARROW, 'right-3 md:right-5')}
            >
              <ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} />
            </IconButton>
          </>
        )}
      </div>
      {count > 1 && (
        <ThumbnailStrip {...{ images, at }} onChoose={(index) => embla?.scrollTo(index, isStill)} />
      )}
    </FullScreenDialog>
  );
}

const ARROW = 'absolute! top-[calc(50%-22px)]';

/** Window height taken by title, strip and margins. */
const AROUND = '11.5rem';

/** As large as the window allows, in the picture's aspect ratio: nothing is cropped. */
function Stage({
  image: { width, height },
  children,
}: {
  image: Images[number];
  children: ReactNode;
}) {
  const ratio = width > 0 && height > 0 ? width / height : 1.5;
  return (
    <div
      className="overflow-hidden md:rounded-2"
      style={{ aspectRatio: ratio, width: `min(100%, calc((100dvh - ${AROUND}) * ${ratio}))` }}
    >
      {children}
    </div>
  );
}
