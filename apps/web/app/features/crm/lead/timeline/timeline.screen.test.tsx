import {
  addActivity,
  listActivities,
  listLeads,
  listUsers,
  moveLead,
  updateActivity,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { activityLike, leadServer } from '~test/lead-server';
import { currentPath, openScreen, reopenScreen } from '~test/open-screen';

const t = translatorFor('en', 'timeline');
const messages = translatorFor('en', 'messages');
const lead = translatorFor('en', 'lead');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const kind = (name: string) =>
  page.getByRole('group', { name: t('composer.kind') }).getByText(name, { exact: true });
const show = (value: string) =>
  page.getByLabelText(t('show.label'), { exact: true }).selectOptions(value);

async function openTimeline(server = leadServer()) {
  await openScreen('/app/leads/1', { as: 'salesman', answers: server.answers });
  await expect.element(page.getByText(t('event.createdBy'))).toBeVisible();
}

test('a lead of a source has its name, and what the investor did for the purchase has theirs', async () => {
  const uploaded = {
    ...{ event: 'uploaded', step: 'apostille', title: 'Apostille' },
    address: '660 Lemon St, Miami',
  };
  const server = leadServer({ source: 'webhook' });
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(listActivities, [
        activityLike(3, { kind: 'purchase_progress', actor: null, data: uploaded }),
        activityLike(2, {
          ...{ kind: 'created', actor: null },
          data: { source: 'webhook', via: 'Spring campaign' },
        }),
      ]),
      ...server.answers,
    ],
  });
  const entry = (words: RegExp) => page.getByRole('listitem').filter({ hasText: words });
  await expect.element(entry(/Sent by Spring campaign/)).toBeVisible();
  await expect.element(entry(/Added a document to Apostille/)).toMatchTextContent(/Nora Probe/);
  const source = translatorFor('en', 'sources')('webhook');
  await expect.element(page.getByText(`${source} · Spring campaign`)).toBeVisible();
});

test('a note that is not saved keeps its text, also after a reload, and is saved on a second try', async () => {
  const server = leadServer();
  await openTimeline(server);
  setAnswers([refuse(addActivity, 'internal')]);
  await box(t('composer.label.note')).fill('Prefers calls in the evening.');
  await press(t('composer.add.note'));
  await expect.element(page.getByText(t('unsent.failed'))).toBeVisible();
  reopenScreen();
  await expect.element(text('Prefers calls in the evening.')).toBeVisible();
  setAnswers(server.answers);
  await press(t('unsent.retry'));
  await expect.element(page.getByText(t('unsent.failed'))).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: t('menu.of.note') })).toBeVisible();
});

test('a half-written entry is still there after leaving', async () => {
  await openTimeline();
  setAnswers([answer(listLeads, { data: [], total: 0 }), answer(listUsers, [])]);
  await box(t('composer.label.note')).fill('Half a sentence');
  await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
  await expect.poll(currentPath).toBe('/app/contacts');
  window.history.back();
  await expect.element(box(t('composer.label.note'))).toHaveValue('Half a sentence');
});

test('calls are logged with the keyboard, filtered and deleted', async () => {
  await openTimeline();
  await box(t('composer.label.note')).fill('Prefers the evening.');
  await press(t('composer.add.note'));
  await expect.element(text('Prefers the evening.')).toBeVisible();
  await kind(t('kind.call')).click();
  await box(t('composer.label.call')).fill('Spoke about Hialeah.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: t('menu.of.call') })).toBeVisible();

  await press(t('menu.of.note'));
  await page.getByRole('menuitem', { name: t('menu.edit') }).click();
  await page
    .getByRole('textbox', { name: t('kind.note') })
    .last()
    .fill('Prefers mornings.');
  await press(t('edit.save'));
  await expect.element(text('Prefers mornings.')).toBeVisible();
  await show('calls');
  await expect.element(text('Prefers mornings.')).not.toBeInTheDocument();
  await expect.element(text('Spoke about Hialeah.')).toBeVisible();
  await show('all');
  await press(t('menu.of.call'));
  await page.getByRole('menuitem', { name: t('menu.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('menu.delete') })
    .click();
  await expect.element(text('Spoke about Hialeah.')).not.toBeInTheDocument();
  // With an outcome a call needs no words.
  await page.getByLabelText(messages('call.outcome')).selectOptions('no_answer');
  await press(t('composer.add.call'));
  await expect
    .poll(() => callsTo(addActivity).at(-1)?.body)
    .toEqual({ kind: 'call', outcome: 'no_answer' });
  await expectNoViolationsInBothThemes();
});

test('a task is ticked before the server has answered, and unticked when it refuses', async () => {
  const server = leadServer();
  await openTimeline(server);
  await kind(t('kind.task')).click();
  await box(t('composer.label.task')).fill('Send two options');
  await page.getByLabelText(t('composer.due')).fill('2031-05-01T09:00');
  await press(t('composer.add.task'));
  await expect.element(page.getByText(t('todo', { count: 1 }))).toBeVisible();
  const task = page.getByRole('listitem').filter({ hasText: 'Send two options' });
  await expect.element(task).toMatchTextContent(/May 1, 2031/);
  expect(callsTo(addActivity)[0]?.body.due_at).toBe(new Date(2031, 4, 1, 9).toISOString());

  const tick = page.getByRole('checkbox', { name: 'Send two options' });
  const ticked = () => {
    const input = tick.element() as HTMLInputElement;
    input.click();
    return input.checked;
  };
  setAnswers([refuse(updateActivity, 'internal')]);
  expect(ticked(), 'ticked before the server has answered').toBe(true);
  await expect.element(page.getByText(t('tickFailed'))).toBeVisible();
  await expect.element(tick).not.toBeChecked();
  setAnswers(server.answers);
  expect(ticked()).toBe(true);
  await expect.element(page.getByText(t('todo', { count: 1 }))).not.toBeInTheDocument();
});

test('a move is shown at once and in the timeline; a refused one is taken back', async () => {
  const server = leadServer();
  await openTimeline(server);
  const status = (name: string) =>
    page.getByRole('button', { name: lead('move.of', { status: name }), exact: true });
  setAnswers([refuse(moveLead, 'internal')]);
  await status('New').click();
  await page.getByRole('menuitem', { name: 'Profile complete' }).click();
  await expect.element(page.getByText(lead('move.failed'))).toBeVisible();
  await expect.element(status('New')).toBeVisible();
  setAnswers(server.answers);
  await status('New').click();
  await page.getByRole('menuitem', { name: 'Profile complete' }).click();
  await expect.element(page.getByText(/^Moved from New to/)).toBeVisible();
  await expect.element(status('Profile complete')).toBeVisible();
});

test('an email from the lead shows who wrote and its text as text, folded when long, with a way to answer', async () => {
  const server = leadServer();
  const lines = Array.from({ length: 14 }, (_, i) => `Line ${i + 1}`).join('\n');
  const body = `<b>Yes</b>\n${lines}`;
  const mail = { kind: 'email_received' as const, actor: null, body };
  const data = { subject: 'Re: Two homes', from: 'nora@client.test', from_name: 'Nora Client' };
  const bounce = { kind: 'email_bounced' as const, data: { reason: '550 No such user' } };
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(listActivities, [activityLike(9, { ...mail, data }), activityLike(8, bounce)]),
      ...server.answers,
    ],
  });
  await expect.element(page.getByText(/<b>Yes<\/b>/)).toBeVisible();
  await expect.element(page.getByText(/Nora Client/)).toBeVisible();
  const fold = page.getByRole('button', { name: t('email.more'), exact: true });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect
    .element(page.getByRole('button', { name: t('email.less'), exact: true }))
    .toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(page.getByRole('link', { name: t('email.reply'), exact: true }))
    .toHaveAttribute('href', 'mailto:nora@client.test?subject=Re%3A%20Two%20homes');
  await expect.element(page.getByText(t('event.email_bounced'))).toBeVisible();
  await expect.element(page.getByText('550 No such user')).toBeVisible();
  await expectNoViolationsInBothThemes();
});
