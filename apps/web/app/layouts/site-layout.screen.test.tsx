import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'layout');

test('the menu of a phone opens, and closes with Escape and on navigation', async () => {
  await openScreen('/privacy', { size: PHONE });
  const open = page.getByRole('button', { name: t('menu.open') });
  const menu = page.getByRole('navigation', { name: t('site.label') });
  await open.click();
  await expect.element(menu.getByRole('link', { name: t('site.services') })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await open.click();
  await menu.getByRole('link', { name: t('site.services') }).click();
  await expect.poll(currentPath).toBe('/services');
  await expect.element(menu).not.toBeInTheDocument();
});

test('/blank redirects to our own paths and nowhere else (security 23)', async () => {
  await openScreen('/blank?to=%2Fservices');
  await expect.poll(currentPath).toBe('/services');
});

test('/blank does not redirect to another site (security 23)', async () => {
  await openScreen('/blank?to=https%3A%2F%2Fevil.test');
  await expect.poll(currentPath).toBe('/app/login');
});
