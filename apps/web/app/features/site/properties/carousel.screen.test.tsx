import { listRandomProperties } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '~test/fake-api';
import { MARKET } from '~test/market';
import { setMedia } from '~test/media';
import { openScreen } from '~test/open-screen';

const row = () => document.querySelector('#desk [data-taken]');
const first = () => document.querySelector<HTMLElement>('#desk li > a');
const button = (name: string) => page.getByRole('button', { name });

/** The listings in view, from left to right, by their index. */
function inView(): number[] {
  const frame = row()?.getBoundingClientRect();
  if (!frame) return [];
  return [...document.querySelectorAll('#desk [data-taken] li')]
    .map((card, place) => ({ place, box: card.firstElementChild?.getBoundingClientRect() }))
    .flatMap(({ place, box }) => (box ? [{ place, box }] : []))
    .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
    .sort((a, b) => a.box.left - b.box.left)
    .map(({ place }) => place);
}

async function openCarousel(motion: 'reduce' | 'no-preference'): Promise<void> {
  await setMedia({ motion });
  const nine = MARKET.slice(0, 9).map(({ listing }) => listing);
  await openScreen('/', { answers: [answer(listRandomProperties, nine)] });
  await expect.poll(() => document.getElementById('desk')).not.toBeNull();
  document.getElementById('desk')?.scrollIntoView();
  await expect.poll(row).not.toBeNull();
}

describe('the carousel of listings', () => {
  test('shows three with a rem between them and moves on by one, hovered or not', async () => {
    await openCarousel('no-preference');
    const boxes = [...document.querySelectorAll('#desk li > a')].map((card) =>
      card.getBoundingClientRect(),
    );
    expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBeCloseTo(16, 0);
    await page.elementLocator(first() ?? document.body).hover();
    await expect.poll(inView).toEqual([1, 2, 3]);
    await button('Pause the carousel').click();
    const stopped = inView();
    await button('Next properties').click();
    await expect.poll(inView).not.toEqual(stopped);
    await expect.element(button('Play the carousel')).toBeVisible();
  });

  test('loops, and does not move with reduced motion', async () => {
    await openCarousel('reduce');
    await expect.element(button('Pause the carousel')).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(inView()).toEqual([0, 1, 2]);
    await button('Previous properties').click();
    await expect.poll(inView).toEqual([8, 0, 1]);
    await button('Next properties').click();
    await expect.poll(inView).toEqual([0, 1, 2]);
    await page.viewport(639, 800);
    await expect.poll(inView).toEqual([0]);
    await page.viewport(640, 800);
    await expect.poll(inView).toEqual([0, 1, 2]);
  });
});
