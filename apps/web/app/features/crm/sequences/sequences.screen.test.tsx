import {
  createSequence,
  deleteSequence,
  getLeadSequence,
  type LeadSequence,
  listSequences,
  listTemplates,
  type Sequence,
  startSequence,
  updateLeadSequence,
  updateSequence,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { TEMPLATES } from '~test/templates';

const t = translatorFor('en', 'sequences');
const step = (channel: 'email' | 'whatsapp' | 'call', template_id: number, delay_days: number) => ({
  ...{ channel, template_id, delay_days, template_name: `${channel} ${template_id}` },
});
const NEW: Sequence = {
  ...{ id: 7, name: 'New contact', name_es: 'Contacto nuevo', is_active: true, version: 3 },
  ...{ running: 2, steps: [step('email', 11, 0), step('whatsapp', 1, 2), step('call', 21, 3)] },
};
const settings = [
  answer(listSequences, [NEW]),
  answer(listTemplates, TEMPLATES),
  answer(updateSequence, ({ body }) => ({ ...NEW, ...body, steps: NEW.steps, version: 4 })),
  answer(createSequence, { ...NEW, id: 8 }),
];

test('an administrator sees all sequences and changes one', async () => {
  await openScreen('/app/settings/sequences', { as: 'admin', answers: settings });
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'New contact' }).first())
    .toMatchTextContent(/2 contacts.*at once.*2 days later.*3 days later/);
  await expectNoViolationsInBothThemes();
  await page.getByRole('link', { name: 'New contact' }).click();
  await page.getByRole('button', { name: t('removeStep', { place: 3 }) }).click();
  const second = page.getByRole('group', { name: t('place', { place: 2 }) });
  await second.getByLabelText(t('daysAfterStep')).fill('4');
  await expectNoViolationsInBothThemes();
  await page.getByRole('button', { name: t('save') }).click();
  await expect.element(page.getByText(t('saved'))).toBeVisible();
  expect(callsTo(updateSequence)[0]?.body).toMatchObject({
    ...{ version: 3, name_es: 'Contacto nuevo' },
    steps: [
      { template_id: 11, delay_days: 0 },
      { template_id: 1, delay_days: 4 },
    ],
  });
});

test('a new one needs a name and a text for each step', async () => {
  await openScreen('/app/settings/sequences/new', { as: 'admin', size: PHONE, answers: settings });
  await page.getByRole('button', { name: t('save') }).click();
  expect(page.getByText(t('required')).elements()).toHaveLength(2);
  await page.getByLabelText(t('name'), { exact: true }).fill('Old contacts');
  await page.getByLabelText(t('what', { place: 1 })).selectOptions(
    // The same name may be a text for WhatsApp, an email and a call script.
    t('step.call', { name: 'call follow_up' }),
  );
  expectNoSidewaysScroll();
  await page.getByRole('button', { name: t('save') }).click();
  await expect.poll(currentPath).toBe('/app/settings/sequences/8');
  expect(callsTo(createSequence)[0]?.body).toEqual({
    ...{ name: 'Old contacts', name_es: null, is_active: true },
    steps: [{ template_id: 25, delay_days: 0 }],
  });
});

test('one that contacts were in is not deleted', async () => {
  const answers = [refuse(deleteSequence, 'sequence.inUse'), ...settings];
  await openScreen('/app/settings/sequences/7', { as: 'admin', answers });
  await page.getByRole('button', { name: t('delete.of', { name: NEW.name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('delete.confirm') })
    .click();
  await expect.element(page.getByText(t('delete.failed'))).toBeVisible();
});

test('a contact is started, paused, continued and stopped on its page', async () => {
  let run: LeadSequence | null = null;
  const put = (next: Partial<LeadSequence>): LeadSequence => {
    run = {
      ...{ id: 1, sequence: { id: 7, name: NEW.name }, status: 'running', reason: null },
      ...{ steps: NEW.steps, step: 2, due_at: '2036-03-03T10:00:00.000Z', locale: 'en' },
      ...{ waits_for_task: false, started_at: '2026-03-01T10:00:00.000Z', started_by: null },
      ...{ ended_at: null },
      ...next,
    };
    return run;
  };
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(getLeadSequence, () => run),
      answer(listSequences, [NEW]),
      answer(startSequence, () => {
        put({});
        return { started: 1, skipped: [] };
      }),
      answer(updateLeadSequence, ({ body }) =>
        body.action === 'stop'
          ? put({ status: 'stopped', reason: 'by_hand', ended_at: '2026-03-04T10:00:00.000Z' })
          : put(body.action === 'pause' ? { status: 'paused', reason: 'by_hand' } : {}),
      ),
      ...leadServer().answers,
    ],
  });
  const section = page.getByRole('region', { name: t('sequence') });
  await expect.element(section.getByText(t('notIn'))).toBeVisible();
  await section.getByRole('button', { name: t('start') }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('WhatsApp: whatsapp 1')).toBeVisible();
  await expectNoViolationsInBothThemes();
  await dialog.getByLabelText(t('language')).selectOptions(t('spanish'));
  await dialog.getByRole('button', { name: t('start') }).click();
  await expect.element(section.getByText(t('status.running'))).toBeVisible();
  expect(callsTo(startSequence)[0]?.body).toEqual({ ids: [1], sequence_id: 7, locale: 'es' });
  await expectNoViolationsInBothThemes();
  await section.getByRole('button', { name: t('act.pause') }).click();
  await section.getByRole('button', { name: t('act.resume') }).click();
  await section.getByRole('button', { name: t('act.stop') }).click();
  await expect.element(section.getByText(t('reason.by_hand'))).toBeVisible();
  await expect.element(section.getByText(/At step 2 of 3/)).toBeVisible();
  expect(callsTo(updateLeadSequence).map(({ body }) => body.action)).toEqual([
    ...['pause', 'resume', 'stop'],
  ]);
});
