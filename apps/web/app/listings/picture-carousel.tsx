import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { IconButton } from '~/ui/icon-button';
import { type ListingImage, ListingPicture } from './listing-picture';
import { PictureDots } from './picture-dots';

type PictureCarouselProps = {
  images: readonly ListingImage[];
  address: string;
  /** Target of a click on the picture; the labeled link is elsewhere on the card. Optional. */
  to?: string | undefined;
  sizes: string;
  className?: string;
};

/** Arrows, keys and swipe. A picture is loaded when it is first shown. */
export function PictureCarousel({ images, address, to, sizes, className }: PictureCarouselProps) {
  const t = useT('listings');
  // A neighbor that only touches the frame is not in view.
  const [viewport, embla] = useEmblaCarousel({ loop: true, inViewThreshold: 0.02 });
  const [{ at, seen }, setPlace] = useState(START);
  const [missing, setMissing] = useState<ReadonlySet<number>>(NONE);
  const isArmed = useIdle();

  useEffect(() => {
    if (!embla) return;
    const look = () =>
      setPlace((place) => visit(place, embla.selectedScrollSnap(), embla.slidesInView()));
    embla.on('select', look).on('slidesInView', look);
    return () => {
      embla.off('select', look).off('slidesInView', look);
    };
  }, [embla]);

  const turn = (step: 1 | -1) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (step > 0) embla?.scrollNext(isStill);
    else embla?.scrollPrev(isStill);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-label={t('picture.group', { address })}
      onKeyDown={onKeyDown}
      className={cx('relative overflow-hidden bg-sunken', className)}
    >
      <div ref={isArmed ? viewport : null} className="size-full overflow-hidden">
        <Row to={to}>
          {images.length === 0 && <ListingPicture image={undefined} {...{ address, sizes }} />}
          {images.map((image, index) => (
            <span key={image.image_url} className="block size-full shrink-0">
              {seen.has(index) && (
                <ListingPicture
                  {...{ image, address, sizes }}
                  onMissing={() => setMissing((known) => new Set([...known, index]))}
                />
              )}
            </span>
          ))}
        </Row>
      </div>
      {images.length > 1 && (
        <>
          {!missing.has(at) && <PictureDots at={at} count={images.length} />}
          <Arrow icon={ChevronLeft} label={t('picture.previous')} onClick={() => turn(-1)} isLeft />
          <Arrow icon={ChevronRight} label={t('picture.next')} onClick={() => turn(1)} />
          {seen.size > 1 && (
            <p aria-live="polite" className="sr-only">
              {t('picture.shown', { number: at + 1, count: images.length })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

const ROW = 'flex size-full touch-pan-y';

function Row({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <span className={ROW}>{children}</span>;
  return (
    <Link to={to} tabIndex={-1} draggable={false} className={ROW}>
      {children}
    </Link>
  );
}

/** Measuring twelve rows of pictures can wait until the cards are painted. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    const cancel = window.cancelIdleCallback ?? clearTimeout;
    const handle = wait(() => setIdle(true), { timeout: 1000 });
    return () => cancel(handle);
  }, []);
  return isIdle;
}

type Place = { at: number; seen: ReadonlySet<number> };

const NONE: ReadonlySet<number> = new Set();
const START: Place = { at: 0, seen: new Set([0]) };

function visit({ at, seen }: Place, selected: number, inView: readonly number[]): Place {
  const fresh = [selected, ...inView].filter((index) => !seen.has(index));
  if (fresh.length === 0 && selected === at) return { at, seen };
  return { at: selected, seen: fresh.length ? new Set([...seen, ...fresh]) : seen };
}

type ArrowProps = { icon: LucideIcon; label: string; onClick: () => void; isLeft?: boolean };

/** Shown on hover and keyboard focus; touch uses swipe. */
function Arrow({ icon: Icon, label, onClick, isLeft = false }: ArrowProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      size="sm"
      isRound
      onClick={onClick}
      className={cx(
        'absolute! top-[calc(50%-18px)] border-transparent! opacity-0 shadow-1 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:sr-only',
        isLeft ? 'left-2.5' : 'right-2.5',
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
    </IconButton>
  );
}
