import { radarDirections } from '@alpha/report-model/chart/radar-geometry';
import { describe, expect, it } from 'vitest';
import { anchorOf, radarRadius } from './radar-place';

const SIX = radarDirections(6);
const COUNTS = [3, 4, 5, 6];

describe('the places of a radar', () => {
  it('leave room for the labels beside it, and on phones use the full width', () => {
    const wide = radarRadius(SIX, { width: 460, height: 350 }, 110);
    expect(wide).toBe(135);
    expect(radarRadius(SIX, { width: 326, height: 350 }, 110)).toBe(135);
    expect(radarRadius(SIX, { width: 60, height: 350 }, 110)).toBe(0);
  });

  it('keep every label inside the chart', () => {
    for (const [width, axes] of [280, 326, 460].flatMap((width) =>
      COUNTS.map((count) => [width, radarDirections(count)] as const),
    ))
      for (const direction of axes) {
        const { x, textAnchor } = anchorOf(
          direction,
          radarRadius(axes, { width, height: 350 }, 96),
          width,
        );
        const [from, to] =
          textAnchor === 'start'
            ? [x, x + 87]
            : textAnchor === 'end'
              ? [x - 87, x]
              : [x - 44, x + 44];
        expect(from).toBeGreaterThanOrEqual(-width / 2 - 1);
        expect(to).toBeLessThanOrEqual(width / 2 + 1);
      }
  });
});
