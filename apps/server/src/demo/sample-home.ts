import type { DemoProperty } from '@alpha/demo-market';

/**
 * The home whose report visitors can read: for sale, and with a yield that one in ten beats, as a curator
 * would propose it.
 */
export function sampleHome(homes: readonly DemoProperty[]): DemoProperty | undefined {
  const houses = homes.filter(
    ({ status, kind }) => status === 'active' && kind === 'single_family',
  );
  const byYield = houses.toSorted((a, b) => yieldOf(a) - yieldOf(b) || a.id - b.id);
  return byYield[Math.floor(0.9 * byYield.length)];
}

const yieldOf = ({ rentEstimate, listPrice }: DemoProperty) => rentEstimate / listPrice;
