import { expect, test } from '../fixtures.ts';
import { cards, openListing } from './explorer-page.ts';

test('the pictures of a card change with arrows and keys, are loaded when first shown, and never open the listing', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/')) fetched.push(`${request.method()} ${request.url()}`);
  });
  await openListing(page);
  const card = cards(page).first();
  const pictures = card.getByRole('group', { name: /^Pictures of/ });
  await expect(pictures.getByRole('img')).toHaveCount(1);
  const street = await pictures.getByRole('img').getAttribute('src');
  await expect.poll(() => fetched.filter((url) => url.endsWith(street ?? '?'))).toHaveLength(2);
  expect(fetched.some((url) => url.startsWith('HEAD') && url.endsWith(street ?? '?'))).toBe(true);
  expect(fetched.filter((url) => !url.endsWith('/street.svg'))).toEqual([]);

  await expect(pictures.locator('i')).toHaveCount(5);
  await card.hover();
  await pictures.getByRole('button', { name: 'Next picture' }).click();
  await expect(pictures.getByText(/^Picture 2 of \d+$/)).toBeAttached();
  await expect(pictures.getByRole('img')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(pictures.getByText(/^Picture 3 of \d+$/)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(pictures.getByText(/^Picture 2 of \d+$/)).toBeAttached();
  await expect(page).toHaveURL('/app/listing');
  await pictures.getByRole('img').nth(1).click();
  await expect(page).toHaveURL(/\/app\/property\//);
});
