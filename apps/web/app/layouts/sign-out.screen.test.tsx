import { getBoard, listUsers, logout } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, SUCCESS } from '~test/fake-api';
import { currentPath, openScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'layout');

test('signing out leaves nothing of the work in the tab (security 8)', async () => {
  const board = answer(getBoard, { role: 'admin', owner: null, roles: [], columns: [] });
  const answers = [board, answer(listUsers, [PEOPLE.admin]), answer(logout, SUCCESS)];
  await openScreen('/app/board', { as: 'admin', answers });
  sessionStorage.setItem('typed:1:note', '"called Ana, she will sign"');
  sessionStorage.setItem('draft:/app/contacts/new', '{"userId":"1","values":{"phone":"1"}}');
  sessionStorage.setItem('draft:contact', '{"name":"a visitor"}');
  await page.getByRole('button', { name: t('app.logout'), exact: true }).click();
  await expect.poll(currentPath).toBe('/app/login');
  const kept = Object.keys(sessionStorage).filter((key) => /^(typed|draft):/.test(key));
  expect(kept).toEqual(['draft:contact']);
  sessionStorage.removeItem('draft:contact');
});
