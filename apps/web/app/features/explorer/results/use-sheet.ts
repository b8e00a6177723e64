import { type PointerEvent, useRef, useState } from 'react';

type SheetHeight = (typeof SHEET_HEIGHTS)[number];
/** `peek`: the count alone. `full`: all of the map. */
const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;

/** Of the sheet at its lowest, in pixels: the handle and the count. */
export const PEEK_PIXELS = 76;
/** A shorter way is a press. */
const PRESS_PIXELS = 6;
/** A pull of this length reaches the next height, also where another is nearer. */
const PULL_PIXELS = 48;

const pixelsOf = (height: SheetHeight, frame: number): number =>
  ({ peek: PEEK_PIXELS, half: Math.round(frame * 0.55), full: frame })[height];

/** Where a sheet comes to rest that was pulled from one height to this many pixels. */
export function restingHeight(from: SheetHeight, pixels: number, frame: number): SheetHeight {
  const way = pixels - pixelsOf(from, frame);
  const distance = (height: SheetHeight) => Math.abs(pixelsOf(height, frame) - pixels);
  const nearest = SHEET_HEIGHTS.toSorted((a, b) => distance(a) - distance(b))[0] ?? from;
  if (nearest !== from || Math.abs(way) < PULL_PIXELS) return nearest;
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(from) + Math.sign(way)] ?? from;
}

/** A sheet over the map: pulled with a finger, or raised with its button. */
export function useSheet() {
  const [height, setHeight] = useState<SheetHeight>('peek');
  const [isPulled, setPulled] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const pull = useRef<{ y: number; height: number; isLong: boolean } | null>(null);
  /** The press that ends a pull is none. */
  const ignoresPress = useRef(false);

  const frame = () => sheet.current?.parentElement?.clientHeight ?? 0;
  const end = (event: PointerEvent) => {
    const own = sheet.current;
    const { isLong = false } = pull.current ?? {};
    pull.current = null;
    if (!own || !isLong) return;
    ignoresPress.current = event.type === 'pointerup';
    setPulled(false);
    setHeight(restingHeight(height, own.offsetHeight, frame()));
    own.style.height = '';
  };
  return {
    height,
    isPulled,
    /** The list is drawn only where some of it can be seen. */
    isListShown: height !== 'peek' || isPulled,
    setHeight,
    raise: () => {
      if (ignoresPress.current) {
        ignoresPress.current = false;
        return;
      }
      setHeight(height === 'peek' ? 'half' : height === 'half' ? 'full' : 'peek');
    },
    sheet,
    grip: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        ignoresPress.current = false;
        if (!event.isPrimary || !sheet.current || event.button !== 0) return;
        pull.current = { y: event.clientY, height: sheet.current.offsetHeight, isLong: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = pull;
        if (!current || !sheet.current) return;
        const way = current.y - event.clientY;
        if (!current.isLong && Math.abs(way) < PRESS_PIXELS) return;
        if (!current.isLong) setPulled(true);
        current.isLong = true;
        const wanted = Math.min(frame(), Math.max(PEEK_PIXELS, current.height + way));
        sheet.current.style.height = `${wanted}px`;
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
