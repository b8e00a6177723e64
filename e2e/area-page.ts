import type { Locator } from '@playwright/test';

export type Shares = readonly (readonly [number, number])[];
export const SQUARE: Shares = [
  [0.3, 0.3],
  [0.7, 0.3],
  [0.7, 0.7],
  [0.3, 0.7],
  [0.3, 0.3],
];

/** From shares of a map to page pixels. */
export async function corners(map: Locator, shares: Shares): Promise<[number, number][]> {
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  return shares.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
}

/** An area, corner by corner, with mouse or finger. */
export async function drawArea(
  map: Locator,
  hit: (x: number, y: number) => Promise<void>,
  shares: Shares = SQUARE,
): Promise<void> {
  for (const [x, y] of await corners(map, shares)) {
    await hit(x, y);
    // Two quick clicks would be a double click, which ends the drawing.
    await map.page().waitForTimeout(400);
  }
}
