import axe from 'axe-core';
import { expect } from 'vitest';

const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: {
    'label-content-name-mismatch': { enabled: true },
    // The document title is the test runner's here; journeys check it.
    'document-title': { enabled: false },
  },
};

/** Expects no accessibility violations on the screen. */
export async function expectNoViolations(): Promise<void> {
  const { violations } = await axe.run(document, OPTIONS);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Nothing may be wider than the screen. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
