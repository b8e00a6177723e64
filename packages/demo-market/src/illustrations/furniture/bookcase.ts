import { darken, lighten, mix } from '../drawing/color.ts';
import { d, path, rect, repeat } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';

/** Open shelves with books and a few objects; width and height in cm. */
export function bookcase(brush: RoomBrush, width: number, height: number, fill?: string): string {
  const { interior, random } = brush;
  const wood = fill ?? interior.wood;
  const shelves = Math.floor(height / 38);
  const gap = (height - 8) / shelves;
  const rows = repeat(shelves, (i) => {
    const y = -height + 4 + gap * (i + 1);
    return (
      shelfLoad(brush, -width / 2 + 8, y, width - 16, gap - 6, random.chance(0.7)) +
      rect(-width / 2, y, width, 4, wood)
    );
  });
  return (
    ground(width) +
    rect(-width / 2, -height, width, height, darken(wood, 0.34)) +
    rows +
    rect(-width / 2, -height, 4, height, wood) +
    rect(width / 2 - 4, -height, 4, height, darken(wood, 0.12)) +
    rect(-width / 2, -height, width, 5, lighten(wood, 0.1))
  );
}

/** The contents of a shelf: a run of books, or a pot and a stack. */
export function shelfLoad(
  brush: RoomBrush,
  x: number,
  y: number,
  width: number,
  height: number,
  isFull: boolean,
) {
  const { interior, random } = brush;
  const covers = [
    interior.accent,
    interior.second,
    interior.linen,
    mix(interior.accent, interior.wood, 0.5),
    darken(interior.second, 0.25),
  ];
  const count = Math.floor(width / 6.5);
  const start = random.integer(0, 2);
  const stop = isFull
    ? count - random.integer(0, 5)
    : Math.floor(count * random.between(0.35, 0.6));
  const spines = covers.map((_, color) =>
    repeat(stop - start, (i) => {
      const h = Math.round(height * (0.62 + ((i * 7 + stop) % 5) * 0.07));
      const isThis = (i * 3 + stop) % covers.length === color;
      return isThis ? d`M${x + (start + i) * 6.5} ${y}v${-h}h5.6v${h}` : '';
    }),
  );
  const books = spines.map((data, i) => path(data, covers[i] ?? interior.accent)).join('');
  const potX = x + width - 14;
  const pot = isFull
    ? ''
    : path(
        d`M${potX - 9} ${y - height * 0.5}Q${potX - 14} ${y - 6} ${potX - 7} ${y}h14Q${potX + 14} ${y - 6} ${potX + 9} ${y - height * 0.5}Z`,
        random.pick(['#e9e1d2', interior.second]),
      );
  return books + pot;
}
