import {
  createLeadField,
  deleteLeadField,
  deleteTag,
  type FieldSetting,
  listFieldSettings,
  listTagSettings,
  mergeTags,
  orderLeadFields,
  updateTag,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'settings');
const es = translatorFor('es', 'settings');

const setting = (id: number, name: string, more: Partial<FieldSetting> = {}): FieldSetting => ({
  ...{ id, name, name_es: `${name} es`, type: 'text', is_required: false, options: [] },
  ...{ leader_access: 'edit', salesman_access: 'see', is_archived: false, leads_count: 0 },
  ...more,
});

test('an administrator adds, orders and removes custom fields; one in use is archived', async () => {
  const all = [setting(1, 'Attorney', { leads_count: 3 }), setting(2, 'Financing')];
  await openScreen('/app/settings/fields', {
    as: 'admin',
    answers: [
      answer(listFieldSettings, all),
      answer(orderLeadFields, SUCCESS),
      answer(deleteLeadField, { is_archived: true }),
      refuse(createLeadField, 'leadField.nameTaken', { name: ['Another field has this name.'] }),
    ],
  });
  await page.getByRole('button', { name: t('reasons.up', { name: 'Financing' }) }).click();
  await expect.poll(() => callsTo(orderLeadFields)[0]?.body.ids).toEqual([2, 1]);
  await page.getByRole('button', { name: t('reasons.remove', { name: 'Attorney' }) }).click();
  const asked = page.getByRole('alertdialog', {
    name: t('fields.archiveTitle', { name: 'Attorney' }),
  });
  await asked.getByRole('button', { name: t('fields.archive') }).click();
  await expect.element(page.getByText(t('fields.wasArchived', { name: 'Attorney' }))).toBeVisible();

  await page.getByRole('button', { name: t('fields.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('fields.addTitle') });
  await dialog.getByLabelText(t('fields.nameEn')).fill('Payment');
  await dialog.getByLabelText(t('fields.nameEs')).fill('Pago');
  await dialog.getByLabelText(t('fields.type')).selectOptions('choice');
  await dialog.getByRole('button', { name: t('fields.addOption') }).click();
  await dialog.getByLabelText(t('reasons.name'), { exact: true }).fill('Cash');
  await dialog.getByLabelText(t('reasons.nameEs'), { exact: true }).fill('Contado');
  await dialog.getByLabelText(t('fields.role.salesman')).selectOptions('none');
  await expectNoViolationsInBothThemes();
  const save = dialog.getByRole('button', { name: t('save') });
  await save.click();
  await expect.element(dialog.getByText('Another field has this name.')).toBeVisible();
  setAnswers([answer(createLeadField, setting(3, 'Payment'))]);
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsTo(createLeadField).at(-1)?.body).toEqual({
    ...{ name: 'Payment', name_es: 'Pago', type: 'choice', is_required: false },
    ...{ leader_access: 'edit', salesman_access: 'none' },
    options: [{ name: 'Cash', name_es: 'Contado', is_active: true }],
  });
});

test('tags are renamed, merged and deleted, in Spanish on a phone', async () => {
  const tag = (id: number, name: string) => ({ id, name, color: 'red' as const, leads_count: id });
  await openScreen('/app/settings/tags', {
    as: 'admin',
    locale: 'es',
    size: PHONE,
    answers: [
      answer(listTagSettings, [tag(1, 'Contado'), tag(2, 'Al contado')]),
      answer(updateTag, ({ body }) => ({ id: 1, ...body })),
      answer(mergeTags, SUCCESS),
      answer(deleteTag, SUCCESS),
    ],
  });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press(es('fields.editOf', { name: 'Contado' }));
  await page.getByText(es('tags.colors.teal'), { exact: true }).click();
  await expectNoViolationsInBothThemes();
  await press(es('save'));
  await expect.poll(() => callsTo(updateTag)[0]?.body).toEqual({ name: 'Contado', color: 'teal' });
  await press(es('tags.mergeOf', { name: 'Al contado' }));
  await press(es('tags.merge'));
  await expect.element(page.getByText(es('tags.intoMissing'))).toBeVisible();
  await page.getByLabelText(es('tags.into')).selectOptions('Contado');
  await press(es('tags.merge'));
  await expect
    .poll(() => callsTo(mergeTags)[0])
    .toMatchObject({
      ...{ params: { id: 2 }, body: { into_id: 1 } },
    });
  await press(es('tags.deleteOf', { name: 'Contado' }));
  await press(es('tags.delete'));
  await expect.poll(() => callsTo(deleteTag)[0]?.params.id).toBe(1);
  expectNoSidewaysScroll();
});
