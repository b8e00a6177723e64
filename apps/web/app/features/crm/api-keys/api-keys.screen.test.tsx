import { type ApiKey, createApiKey, deleteApiKey, listApiKeys, listUsers } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'apiKeys');

const KEY: ApiKey = {
  ...{ id: 3, name: 'Website sync', start: 'alpha_ab12', scopes: ['leads:read', 'leads:write'] },
  user: { id: 9, name: 'Grace Okonjo', is_active: true },
  ...{ created_at: '2026-10-01T10:00:00Z', expires_at: '2027-01-01T10:00:00Z' },
  ...{ is_expired: false, last_used_at: '2026-11-01T10:00:00Z' },
};

function server(start: ApiKey[] = [KEY]): Answer[] {
  let keys = start;
  return [
    answer(listApiKeys, () => keys),
    answer(createApiKey, () => {
      keys = [KEY];
      return { api_key: KEY, key: 'alpha_ab12-shown-once' };
    }),
    answer(deleteApiKey, () => {
      keys = [];
      return { status: 'success' as const };
    }),
    answer(listUsers, []),
  ];
}

test('an administrator makes a key for a person, sees it once, and revokes it', async () => {
  await openScreen('/app/settings/api-keys', { as: 'admin', answers: server([]) });
  await page.getByRole('button', { name: t('add') }).click();
  await page.getByLabelText(t('name')).fill('Website sync');
  await page.getByRole('button', { name: t('create') }).click();
  await expect.element(page.getByText(t('userNeeded'))).toBeVisible();
  await expect.element(page.getByText(t('scopesNeeded'))).toBeVisible();
  await page.getByLabelText(t('user')).selectOptions('1');
  await page.getByLabelText(t('scope.leadsRead')).click();
  await page.getByLabelText(t('scope.leadsWrite')).click();
  await page.getByRole('button', { name: t('create') }).click();
  await expect.element(page.getByText('Authorization: Bearer alpha_ab12-shown-once')).toBeVisible();
  expect(callsTo(createApiKey)[0]?.body).toEqual({
    ...{ name: 'Website sync', user_id: 1, scopes: ['leads:read', 'leads:write'], days: 90 },
  });
  await page.getByRole('button', { name: t('shown.done') }).click();
  await page.getByRole('button', { name: t('revokeOf', { name: KEY.name }) }).click();
  await page.getByRole('button', { name: t('revoke'), exact: true }).click();
  await expect.element(page.getByText(t('none'))).toBeVisible();
});

test('fits a phone and has no violations', async () => {
  await openScreen('/app/settings/api-keys', { as: 'admin', answers: server(), ...PHONE });
  await expect.element(page.getByText('Website sync')).toBeVisible();
  expectNoSidewaysScroll();
  await expectNoViolationsInBothThemes();
});
