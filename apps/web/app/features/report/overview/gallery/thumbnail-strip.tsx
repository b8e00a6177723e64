import type { PropertyDetail } from '@alpha/contract';
import { useEffect, useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ListingPicture } from '~/listings/listing-picture';

type ThumbnailStripProps = {
  images: PropertyDetail['images'];
  at: number;
  onChoose: (index: number) => void;
};

/** The current one is scrolled into view. */
export function ThumbnailStrip({ images, at, onChoose }: ThumbnailStripProps) {
  const t = useT('report');
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = strip.current?.children[at];
    if (!strip.current || !(chosen instanceof HTMLElement)) return;
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2 - strip.current.clientWidth / 2;
    strip.current.scrollTo({ left: middle });
  }, [at]);
  return (
    <ul
      ref={strip}
      aria-label={t('gallery.strip')}
      className="relative mx-auto flex max-w-full shrink-0 gap-2 overflow-x-auto overscroll-x-contain px-(--gutter) py-4 [scrollbar-width:none]"
    >
      {images.map((image, index) => (
        <li key={image.image_url} className="h-16 w-24 shrink-0">
          <button
            type="button"
            aria-label={t('gallery.show', { number: index + 1, count: images.length })}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
            className="size-full cursor-pointer overflow-hidden rounded-2 opacity-55 transition-opacity hover:opacity-100 aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-ink"
          >
            {/* The button has the accessible name; the picture is decorative here. */}
            <span aria-hidden="true" className="block size-full">
              <ListingPicture image={image} address="" sizes="96px" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
