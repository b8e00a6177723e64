import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { turnCarousel } from './turn-carousel';

/** From the specification: moves by one card, loops, and waits this long between turns. */
const AUTOPLAY_MS = 3000;

const OPTIONS = { loop: true, align: 'start', slidesToScroll: 1 } as const;

/**
 * A scrolling row that works without scripts. When it comes near the view, the carousel library is loaded
 * and takes over at the current card; first visits need not wait for what is below the fold.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, isNear: boolean) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  useEffect(() => {
    const row = viewport.current;
    if (!row || !isNear || embla) return;
    let isGone = false;
    import('embla-carousel').then(
      ({ default: createEmbla }) => {
        if (isGone) return;
        const startIndex = cardAt(row);
        row.scrollLeft = 0;
        setEmbla(createEmbla(row, { ...OPTIONS, startIndex }));
      },
      // Offline: the row still scrolls by touch and with its arrows.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [viewport, isNear, embla]);
  useEffect(() => () => embla?.destroy(), [embla]);
  return embla;
}

export function useAutoplay(embla: EmblaCarouselType | null, isPlaying: boolean): void {
  useEffect(() => {
    if (!embla || !isPlaying) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const wait = () => {
      hold();
      timer = setTimeout(() => turnCarousel(embla, 1), AUTOPLAY_MS);
    };
    wait();
    // Counted from the last turn, manual or automatic; a finger on the row pauses it.
    embla.on('select', wait).on('pointerDown', hold).on('pointerUp', wait);
    return () => {
      hold();
      embla.off('select', wait).off('pointerDown', hold).off('pointerUp', wait);
    };
  }, [embla, isPlaying]);
}

function cardAt(row: HTMLElement): number {
  const card = row.querySelector('li');
  return card ? Math.round(row.scrollLeft / card.offsetWidth) : 0;
}
