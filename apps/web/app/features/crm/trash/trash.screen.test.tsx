import { type DeletedLead, eraseLead, listTrash, restoreLeads } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'trash');

const deleted = (id: number, name: string, more: Partial<DeletedLead> = {}): DeletedLead => ({
  ...{ id, first_name: name, last_name: 'Probe', email: `${name}@trash.test`, phone: '1' },
  ...{ status: { id: 1, name: 'New' }, user: { id: 3, name: 'Sofía Lareda' } },
  ...{ deleted_at: '2026-11-01T10:00:00Z', gone_at: '2026-12-01T10:00:00Z' },
  ...{ deleted_by: { id: 2, name: 'Lena Ellery' }, has_same_email: false },
  ...more,
});

test('the trash says who deleted a contact and until when it can be restored', async () => {
  let rows = [deleted(1, 'Ana'), deleted(2, 'Bea', { has_same_email: true, deleted_by: null })];
  await openScreen('/app/contacts/trash', {
    as: 'salesman',
    size: PHONE,
    answers: [
      answer(listTrash, () => ({ data: rows, total: rows.length })),
      answer(restoreLeads, ({ body }) => {
        rows = rows.filter(({ id }) => !body.ids.includes(id));
        return { restored: 1, gone: 0, same_email: 1 };
      }),
    ],
  });
  await expect.element(page.getByText(/Deleted by Lena Ellery/)).toBeVisible();
  await expect.element(page.getByText(/Gone for good on Dec 1, 2026/).first()).toBeVisible();
  await expect.element(page.getByText(t('sameEmail'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  await page.getByRole('button', { name: t('restoreOf', { name: 'Bea Probe' }) }).click();
  await expect.element(page.getByText(t('restored', { name: 'Bea Probe' }))).toBeVisible();
  await expect.element(page.getByText(t('sameEmailText'))).toBeVisible();
  expect(callsTo(restoreLeads)).toEqual([{ body: { ids: [2] } }]);
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1);
  // Only leaders and administrators erase.
  expect(page.getByRole('button', { name: /Erase/ }).elements()).toEqual([]);
});

test('a leader erases a person who is in the trash', async () => {
  await openScreen('/app/contacts/trash', {
    as: 'leader',
    answers: [
      answer(listTrash, () => ({ data: [deleted(1, 'Ana')], total: 1 })),
      answer(eraseLead, () => ({ status: 'success' as const, leads_erased: 1 })),
    ],
  });
  await page.getByRole('button', { name: t('eraseOf', { name: 'Ana Probe' }) }).click();
  await page.getByRole('textbox').last().fill('Ana@trash.test');
  await page.getByRole('button', { name: 'Erase permanently' }).click();
  await expect
    .poll(() => callsTo(eraseLead))
    .toEqual([{ params: { id: 1 }, body: { email: 'Ana@trash.test' } }]);
});
