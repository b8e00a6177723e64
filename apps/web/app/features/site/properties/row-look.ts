/**
 * One card below 640 px and three from there on, with 1rem between them. The gap is a padding: the
 * carousel measures cards, and where it goes round it would not know of a gap after the last.
 */
export const CARD = 'shrink-0 basis-full snap-start -scroll-ml-4 pl-4 min-[640px]:basis-1/3';

export const ROW = '-ml-4 flex in-data-taken:touch-pan-y';
