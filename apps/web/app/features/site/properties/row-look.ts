/**
 * One card below 640 px and three above, with 1rem between them. The gap is a padding: the carousel
 * measures cards, and when looping it would miss a gap after the last.
 */
export const CARD = 'shrink-0 basis-full snap-start -scroll-ml-4 pl-4 min-[640px]:basis-1/3';

export const ROW = '-ml-4 flex in-data-taken:touch-pan-y';
