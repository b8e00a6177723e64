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

const isTransition = (animation: Animation) => animation instanceof CSSTransition;

/** Old content that is dimmed while new content is on its way. */
const isDimmed = (element: Element) => Number(getComputedStyle(element).opacity) < 1;

const isSettled = () =>
  !document.getAnimations().some(isTransition) &&
  ![...document.querySelectorAll('[aria-busy="true"]')].some(isDimmed);

/** The rules whose outcome depends on colors. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Expects no accessibility violations on the screen. */
export const expectNoViolations = () => expectNone(OPTIONS);

async function expectNone(options: axe.RunOptions): Promise<void> {
  await expect.poll(isSettled).toBe(true);
  const { violations } = await axe.run(document, options);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The same, the colors also in the dark, and nothing wider than the screen. */
export async function expectNoViolationsInBothThemes(): Promise<void> {
  expectNoSidewaysScroll();
  await expectNoViolations();
  const { dataset } = document.documentElement;
  dataset.theme = 'dark';
  await expectNone({ ...OPTIONS, runOnly: OF_COLORS, rules: {} });
  delete dataset.theme;
}

/** Nothing may be wider than the screen. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
