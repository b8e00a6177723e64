import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { button, cards, expectCards, found, openListing } from '~test/explorer-page';
import { PHONE } from '~test/open-screen';

const sheet = () => document.querySelector<HTMLElement>('[data-sheet]');
const height = () => sheet()?.dataset.sheet;
const top = () => Math.round(sheet()?.getBoundingClientRect().top ?? 0);
const open = () => openListing('?city=Hialeah&view=map', { size: PHONE });

/** With a finger, from where the sheet begins. */
function pull(pixels: number): void {
  const grip = sheet()?.querySelector('button');
  const y = (grip?.getBoundingClientRect().top ?? 0) + 12;
  const send = (type: string, clientY: number) =>
    grip?.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'touch' },
        ...{ clientX: 190, clientY },
      }),
    );
  if (grip) grip.setPointerCapture = () => undefined;
  send('pointerdown', y);
  send('pointermove', y - pixels / 2);
  send('pointermove', y - pixels);
  send('pointerup', y - pixels);
}

describe('the list on the map of a phone', () => {
  test('begins with its count, and is raised and lowered by its button', async () => {
    await open();
    await expect.element(found()).toBeInViewport();
    expect(height()).toBe('peek');
    expect(cards().elements()).toHaveLength(0);
    const grip = button('Show more of the list').element() as HTMLElement;
    grip.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(height).toBe('half');
    await expect.element(cards().first()).toBeInViewport();
    await expectNoViolations();
    await userEvent.keyboard('{Enter}');
    await expect.poll(height).toBe('full');
    await button('Show the map').click();
    await expect.poll(height).toBe('peek');
    expectNoSidewaysScroll();
  });

  test('follows a finger, and rests at the next of three heights', async () => {
    await open();
    await expect.element(found()).toBeInViewport();
    const low = top();
    pull(90);
    await expect.poll(height).toBe('half');
    await expect.poll(top).toBeLessThan(low - 200);
    pull(120);
    await expect.poll(height).toBe('full');
    pull(-600);
    await expect.poll(height).toBe('peek');
    await expect.poll(top).toBe(low);
  });

  test('leaves the way between list and map where it was', async () => {
    await open();
    await button('List').click();
    await expectCards(12);
    expect(sheet()).toBeNull();
    await button('Map').click();
    await expect.poll(height).toBe('peek');
    await page.getByRole('button', { name: 'Show more of the list' }).click();
    await page.getByRole('button', { name: 'Show more of the list' }).click();
    await expect.poll(height).toBe('full');
    await button('Map').click();
    await expect.poll(height).toBe('peek');
  });
});
