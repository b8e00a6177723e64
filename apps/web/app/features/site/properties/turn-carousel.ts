import type { EmblaCarouselType } from 'embla-carousel';

/** Moves by one card. At the end of a row too short to loop, it starts over. */
export function turnCarousel(embla: EmblaCarouselType, step: 1 | -1): void {
  const isStill = prefersStillness();
  const last = embla.scrollSnapList().length - 1;
  if (step > 0) {
    if (embla.canScrollNext()) embla.scrollNext(isStill);
    else embla.scrollTo(0, isStill);
  } else if (embla.canScrollPrev()) embla.scrollPrev(isStill);
  else embla.scrollTo(last, isStill);
}

/** The same before the carousel library has loaded. */
export function scrollBy(row: HTMLElement | null, step: 1 | -1): void {
  const width = row?.querySelector('li')?.offsetWidth ?? 0;
  row?.scrollBy({ left: step * width, behavior: prefersStillness() ? 'instant' : 'smooth' });
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
