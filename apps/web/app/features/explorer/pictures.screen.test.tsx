import { listProperties } from '@alpha/contract';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cards, expectCards, openListing } from '~test/explorer-page';
import { answer } from '~test/fake-api';
import { pageOf, search } from '~test/market-answers';

const pictures = () =>
  cards()
    .first()
    .getByRole('group', { name: /^Pictures of/ });
const shown = () => pictures().getByRole('img').elements().length;
const dots = () => pictures().element().querySelectorAll('i').length;
const expectPicture = (number: number) =>
  expect
    .element(pictures().getByText(new RegExp(`^Picture ${number} of \\d+$`)))
    .toBeInTheDocument();

describe('the pictures of a card', () => {
  test('change with arrows and keys, appear when first shown, and never open the listing', async () => {
    await openListing();
    await expectCards(12);
    await expect.poll(shown).toBe(1);
    expect(dots()).toBe(5);
    await cards().first().hover();
    await pictures().getByRole('button', { name: 'Next picture' }).click();
    await expectPicture(2);
    await expect.poll(shown).toBe(2);
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(2);
    expect(window.location.pathname).toBe('/app/listing');
  });

  test('are replaced by Image Not Available when they fail to load (security 27)', async () => {
    // Addresses that no other test has found to be there.
    const missing = search({}).map((home) => ({
      ...home,
      images: home.images.map((image) => ({
        ...image,
        image_url: image.image_url.replace('svg%20', 'svg%20class%3D%22gone%22%20'),
      })),
    }));
    const { fetch } = window;
    const spy = vi
      .spyOn(window, 'fetch')
      .mockImplementation((input, init) =>
        init?.method === 'HEAD'
          ? Promise.resolve(new Response(null, { status: 404 }))
          : fetch(input, init),
      );
    await openListing('', { answers: [answer(listProperties, pageOf(missing, 1))] });
    await expect.element(cards().first().getByText('Image Not Available')).toBeVisible();
    expect(cards().first().element().querySelectorAll('img')).toHaveLength(0);
    await expect.poll(dots).toBe(0);
    await expect
      .element(pictures().getByRole('button', { name: 'Next picture' }))
      .toBeInTheDocument();
    spy.mockRestore();
  });
});
