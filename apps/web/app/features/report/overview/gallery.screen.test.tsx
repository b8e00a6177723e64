import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '~test/accessibility';
import { setMedia } from '~test/media';
import { PHONE } from '~test/open-screen';
import { openReport } from '~test/report-page';

const dialog = () => page.getByRole('dialog', { name: /^Pictures of/ });
const expectShown = (text: string) =>
  expect.element(dialog().getByText(text, { exact: true })).toBeVisible();

describe('the gallery', () => {
  test('wraps around with the keys, and returns the focus', async () => {
    await openReport();
    const all = page.getByRole('button', { name: 'All 6 pictures' });
    await all.click();
    await expectShown('1 of 6');
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown('6 of 6');
    await userEvent.keyboard('{ArrowRight}');
    await expectShown('1 of 6');
    await dialog().getByRole('button', { name: 'Next picture' }).click();
    await expectShown('2 of 6');
    await dialog().getByRole('button', { name: 'Show picture 4 of 6' }).click();
    await expectShown('4 of 6');
    const strip = dialog().getByRole('list', { name: 'All pictures' }).element();
    expect(strip.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe(
      'Show picture 4 of 6',
    );
    await expectNoViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(all).toHaveFocus();
  });

  test('opens at the chosen picture, six beside the large one; Back closes it', async () => {
    await openReport(undefined, {
      change: ({ property }) => {
        property.images = Array.from({ length: 9 }, (_, i) => ({
          ...(property.images[0] ?? { width: 4, height: 3, is_illustration: true }),
          image_url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="g${i}"/>`)}`,
        }));
      },
    });
    const open = (number: number) =>
      page.getByRole('button', { name: `Open picture ${number} of 9` });
    await expect
      .poll(() => page.getByRole('button', { name: /^Open picture/ }).elements().length)
      .toBe(7);
    const large = open(1).element().querySelector('img');
    expect(large?.getAttribute('fetchpriority')).toBe('high');
    expect(large?.getAttribute('loading')).toBe('eager');
    await open(3).click();
    await expectShown('3 of 9');
    // Back closes the full-screen gallery, and does not leave the report.
    const report = window.location.href;
    window.history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(window.location.href).toBe(report);
    await open(2).click();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(window.location.href).toBe(report);
  });

  test('and everything for staff is left out in print', async () => {
    await openReport();
    await setMedia({ media: 'print' });
    const whatIf = document.getElementById('what-if');
    await expect.poll(() => whatIf?.checkVisibility()).toBe(false);
    await expect.element(page.getByText('Skip to content')).not.toBeVisible();
    expect(page.getByRole('button', { name: /PDF|Next|Email/ }).elements()).toHaveLength(0);
  });

  test.each([
    ['desktop', { width: 1440, height: 900 }],
    ['phone', PHONE],
  ])('says so on a %s when a property has no pictures', async (_, size) => {
    await openReport(undefined, {
      size,
      change: ({ property }) => {
        property.images = [];
      },
    });
    const placeholder = page.getByRole('main').getByRole('img', { name: /^No photo of / });
    await expect.element(placeholder.first()).toBeVisible();
    expect(page.getByRole('button', { name: /^(All \d+|Open) picture/ }).elements()).toHaveLength(
      0,
    );
  });
});
