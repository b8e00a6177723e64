import type { DemoProperty } from '@alpha/demo-market';

/** The home whose report visitors can read: for sale, and of the middle of the market in yield. */
export function sampleHome(homes: readonly DemoProperty[]): DemoProperty | undefined {
  const houses = homes.filter(
    ({ status, kind }) => status === 'active' && kind === 'single_family',
  );
  const byYield = houses.toSorted((a, b) => yieldOf(a) - yieldOf(b) || a.id - b.id);
  return byYield[Math.floor(byYield.length / 2)];
}

const yieldOf = ({ rentEstimate, listPrice }: DemoProperty) => rentEstimate / listPrice;
