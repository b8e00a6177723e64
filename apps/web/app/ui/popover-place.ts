export type Align = 'start' | 'end';

/** Matches w-86 of the panel. */
const WIDTH = 344;
const EDGE = 16;
const GAP = 8;

/** Below the anchor, in page coordinates, so that it scrolls along; never past the edges. */
export function placeBelow(anchor: DOMRect, align: Align): { top: string; left: string } {
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE);
  const wanted = align === 'start' ? anchor.left : anchor.right - width;
  const left = Math.max(EDGE, Math.min(wanted, window.innerWidth - EDGE - width));
  return { top: `${anchor.bottom + GAP + window.scrollY}px`, left: `${left + window.scrollX}px` };
}
