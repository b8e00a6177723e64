import type { Page } from '@playwright/test';

export type Color = readonly [number, number, number];

/** `--map-…` of apps/web/app/styles/tokens.css. */
export const LIGHT = {
  land: [241, 236, 225],
  water: [207, 221, 228],
  road: [255, 255, 255],
} as const;
export const DARK = { land: [24, 37, 59], water: [11, 20, 35], road: [43, 59, 87] } as const;

export const mapOf = (page: Page) =>
  page.getByRole('region', { name: /Map of the properties found|Mapa de las propiedades/ });

/** What share of the map has exactly these colors: anti-aliased edges have others. */
export async function sharesOf<K extends string>(
  page: Page,
  colors: Record<K, Color>,
): Promise<Record<K, number>> {
  const picture = (await mapOf(page).screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture, colors }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const counts = colors.map(() => 0);
      for (let at = 0; at < data.length; at += 4) {
        const found = colors.findIndex(([, color]) =>
          color.every((value, i) => data[at + i] === value),
        );
        if (found >= 0) counts[found] = (counts[found] ?? 0) + 1;
      }
      return Object.fromEntries(
        colors.map(([name], i) => [name, ((counts[i] ?? 0) * 4) / data.length]),
      );
    },
    { picture, colors: Object.entries<Color>(colors) },
  ) as Promise<Record<K, number>>;
}

/** From zoom 12, where the explorer opens, in whole steps; without motion each is over at once. */
export async function zoomInto(page: Page, steps: number): Promise<void> {
  const button = mapOf(page).getByRole('button', { name: /Zoom in|Acercar/ });
  for (let step = 0; step < steps; step += 1) await button.click();
}
