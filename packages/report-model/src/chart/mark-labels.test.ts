import { expect, it } from 'vitest';
import { type MarkLabel, placeMarkLabels, rowsOf } from './mark-labels.ts';

const GAP = 6;
const place = (marks: MarkLabel[], right: number) =>
  placeMarkLabels(marks, { left: 0, right, gap: GAP });

/** Break even and doubled, as in the ROI chart. */
const pair = (breakEven: number, doubled: number): MarkLabel[] => [
  { x: breakEven, width: 118, side: 'start' },
  { x: doubled, width: 161, side: 'end' },
];

it('keeps one row and the wanted sides where there is room', () => {
  const placed = place(pair(200, 300), 700);
  expect(placed).toEqual([
    { side: 'start', row: 0, left: 76, isOver: false },
    { side: 'end', row: 0, left: 306, isOver: false },
  ]);
  expect(place([], 700)).toEqual([]);
});

it('never lets a label cover another one or another line, wherever the two lines are', () => {
  for (const right of [288, 328, 420, 700])
    for (let breakEven = 4; breakEven < right; breakEven += 23)
      for (let doubled = breakEven + 12; doubled < right; doubled += 17) {
        const marks = pair(breakEven, doubled);
        const placed = place(marks, right);
        expect(rowsOf(placed)).toBeLessThanOrEqual(2);
        for (const [i, { left, row }] of placed.entries()) {
          const { width } = marks[i] as MarkLabel;
          const [other, otherMark] = [placed[1 - i], marks[1 - i]];
          if (!other || !otherMark) throw new Error('two labels were placed');
          const isCrossed = other.row >= row && otherMark.x > left && otherMark.x < left + width;
          const overlaps =
            other.row === row && left < other.left + otherMark.width && other.left < left + width;
          expect({ right, breakEven, doubled, isCrossed, overlaps }).toMatchObject({
            isCrossed: false,
            overlaps: false,
          });
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(right);
        }
      }
});
