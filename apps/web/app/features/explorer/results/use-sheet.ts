import { type PointerEvent, type TouchEvent, useRef, useState } from 'react';

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

  /** A finger on the list, which was at its top. */
  const touch = useRef<{ x: number; y: number } | null>(null);

  const frame = () => sheet.current?.parentElement?.clientHeight ?? 0;
  const pullTo = (y: number) => {
    const { current } = pull;
    if (!current || !sheet.current) return;
    const way = current.y - y;
    if (!current.isLong && Math.abs(way) < PRESS_PIXELS) return;
    if (!current.isLong) setPulled(true);
    current.isLong = true;
    const wanted = Math.min(frame(), Math.max(PEEK_PIXELS, current.height + way));
    sheet.current.style.height = `${wanted}px`;
  };
  const end = (event: PointerEvent | TouchEvent) => {
    const own = sheet.current;
    const { isLong = false } = pull.current ?? {};
    pull.current = null;
    touch.current = null;
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
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => pullTo(clientY),
      onPointerUp: end,
      onPointerCancel: end,
    },
    /** Pulled down from its first card, the list lowers the sheet. */
    list: {
      onTouchStart: ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
        const isAtTop = currentTarget.scrollTop <= 0 && height !== 'peek';
        const first = touches[0];
        touch.current =
          first && touches.length === 1 && isAtTop ? { x: first.clientX, y: first.clientY } : null;
      },
      onTouchMove: ({ touches }: TouchEvent<HTMLElement>) => {
        const { current } = touch;
        const first = touches[0];
        if (!current || !first || !sheet.current) return;
        if (pull.current) return pullTo(first.clientY);
        const [across, down] = [Math.abs(first.clientX - current.x), first.clientY - current.y];
        if (Math.max(across, Math.abs(down)) < PRESS_PIXELS) return;
        // Upward it scrolls; sideways it turns pictures.
        if (down < across) touch.current = null;
        else pull.current = { y: current.y, height: sheet.current.offsetHeight, isLong: false };
      },
      onTouchEnd: end,
      onTouchCancel: end,
    },
  };
}
