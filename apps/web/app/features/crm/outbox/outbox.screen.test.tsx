import { addActivity, listUsers, logout, moveLead, updateLead } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepChange } from '~/data/outbox/outbox-store';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, refusal, setAnswers } from '~test/fake-api';
import { COLUMNS, leadServer, NORA } from '~test/lead-server';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';

const t = translatorFor('en', 'outbox');
const timeline = translatorFor('en', 'timeline');
const lead = translatorFor('en', 'lead');
const layout = translatorFor('en', 'layout');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const waiting = (count: number) =>
  page.getByRole('button', { name: t('waiting', { count }), exact: true });
const comeBack = () => window.dispatchEvent(new Event('online'));

/** The network is gone. */
const lost = (): Answer[] => [
  answer(addActivity, () => Response.error()),
  answer(moveLead, () => Response.error()),
  answer(updateLead, () => Response.error()),
];

async function openLead(server = leadServer(), size = { width: 1440, height: 900 }) {
  await openScreen('/app/leads/1', { as: 'salesman', answers: server.answers, size });
  await expect.element(page.getByText(timeline('event.createdBy'))).toBeVisible();
  return server;
}

async function writeNote(words: string) {
  await page.getByRole('textbox', { name: timeline('composer.label.note') }).fill(words);
  await press(timeline('composer.add.note'));
  await expect.element(page.getByText(timeline('unsent.waiting')).first()).toBeVisible();
}

async function moveTo(column: string) {
  await press(lead('move.of', { status: COLUMNS[0]?.name ?? '' }));
  await page.getByRole('menuitem', { name: column }).click();
  await expect.element(page.getByText(t('kept'))).toBeVisible();
}

test('what is written without a connection waits, survives the tab, and is sent once', async () => {
  const server = await openLead();
  setAnswers(lost());
  await writeNote('Prefers calls in the evening.');
  await writeNote('Has a sister in Tampa.');
  await expect.element(waiting(2)).toBeVisible();
  reopenScreen();
  await expect.element(waiting(2)).toBeVisible();
  const before = callsTo(addActivity).length;
  setAnswers(server.answers);
  comeBack();
  // A try that failed may still be counted here; its key makes it the same one for the server.
  await expect
    .poll(() => [
      ...new Set(
        callsTo(addActivity)
          .slice(before)
          .map(({ body }) => body.body),
      ),
    ])
    .toEqual(['Prefers calls in the evening.', 'Has a sister in Tampa.']);
  // Exactly one each: two would be an error here.
  await expect.element(page.getByText('Prefers calls in the evening.')).toBeVisible();
  await expect.element(page.getByText('Has a sister in Tampa.')).toBeVisible();
  await expect.element(page.getByText(timeline('unsent.waiting'))).not.toBeInTheDocument();
});

test('once a kept change was sent, nothing says any longer that it is kept here', async () => {
  const server = await openLead();
  setAnswers(lost());
  await moveTo(COLUMNS[1]?.name ?? '');
  setAnswers(server.answers);
  const before = callsTo(moveLead).length;
  comeBack();
  await expect.poll(() => callsTo(moveLead).length).toBeGreaterThan(before);
  await expect.poll(() => page.getByText(t('kept')).elements().length, { timeout: 5_000 }).toBe(0);
});

test('a request whose answer was lost is not sent as another one', async () => {
  const server = await openLead();
  setAnswers(lost());
  await writeNote('Once.');
  setAnswers([...server.answers, answer(addActivity, () => refusal('request.repeated'))].reverse());
  comeBack();
  await expect.element(waiting(1)).not.toBeInTheDocument();
});

test('a colleague’s move gives the own one back, which can be applied again', async () => {
  const server = await openLead();
  setAnswers(lost());
  await moveTo('Contacted');
  server.change({ lead_status_id: 3 });
  setAnswers(server.answers);
  setAnswers([
    answer(moveLead, ({ body: { lead_status_id, version } }) =>
      version === server.current().version
        ? server.change({ lead_status_id })
        : refusal('lead.changed'),
    ),
  ]);
  comeBack();
  const mark = page.getByRole('button', { name: t('refused', { count: 1 }), exact: true });
  await mark.click();
  await expect.element(page.getByText(t('conflict'))).toBeVisible();
  await press(t('again'));
  await expect.poll(() => server.current().lead_status_id).toBe(2);
  await expect.element(page.getByText(t('none'))).toBeVisible();
});

test('a change of something else by a colleague is no conflict', async () => {
  const server = await openLead();
  setAnswers(lost());
  await moveTo('Contacted');
  server.change({ phone: '+1 305 555 0111' });
  setAnswers(server.answers);
  setAnswers([
    answer(moveLead, ({ body: { lead_status_id, version } }) =>
      version === server.current().version
        ? server.change({ lead_status_id })
        : refusal('lead.changed'),
    ),
  ]);
  comeBack();
  await expect.poll(() => server.current().lead_status_id).toBe(2);
  await expect.element(waiting(1)).not.toBeInTheDocument();
});

test('a refused change comes back with its words and can be discarded', async () => {
  const server = await openLead();
  setAnswers(lost());
  await writeNote('About a lead that is gone.');
  setAnswers([...server.answers].reverse());
  setAnswers([answer(addActivity, () => refusal('lead.notFound'))]);
  comeBack();
  await page.getByRole('button', { name: t('refused', { count: 1 }), exact: true }).click();
  const panel = page.getByRole('dialog', { name: t('title') });
  await expect.element(panel.getByText('About a lead that is gone.')).toBeVisible();
  await expectNoViolationsInBothThemes();
  await panel.getByRole('button', { name: t('discard') }).click();
  await expect.element(page.getByText(t('none'))).toBeVisible();
});

test('somebody else on this computer neither sees nor sends it', async () => {
  const server = await openLead();
  setAnswers(lost());
  await writeNote('Only mine.');
  const before = callsTo(addActivity).length;
  const answers = [...server.answers, answer(listUsers, [])];
  await openScreen('/app/leads/1', { as: 'leader', answers });
  await expect.element(page.getByText(timeline('event.createdBy'))).toBeVisible();
  comeBack();
  await expect.element(waiting(1)).not.toBeInTheDocument();
  await expect.element(page.getByText('Only mine.')).not.toBeInTheDocument();
  expect(callsTo(addActivity).length).toBe(before);
});

test('signing out asks before it discards what was not sent', async () => {
  await openLead();
  setAnswers([...lost(), answer(logout, { status: 'success' })]);
  await writeNote('Not sent yet.');
  await press(layout('app.logout'));
  await press(t('signOut.stay'));
  await expect.element(waiting(1)).toBeVisible();
  await press(layout('app.logout'));
  await press(t('signOut.leave'));
  await expect.poll(currentPath).toBe('/app/login');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))).toEqual([]);
});

test('an edited fact waits, and the bar fits a phone', async () => {
  const server = await openLead(leadServer(), PHONE);
  setAnswers(lost());
  await press(lead('inline.editValue', { field: lead('data.phone'), value: NORA.phone }));
  await page.getByRole('textbox', { name: lead('data.phone') }).fill('+57 300 555 0200');
  await press(lead('inline.save'));
  await expect.element(waiting(1)).toBeVisible();
  expectNoSidewaysScroll();
  setAnswers(server.answers);
  setAnswers([
    answer(updateLead, ({ body: { version: _, user_id: __, ...facts } }) =>
      server.change({ ...facts, phone: facts.phone ?? NORA.phone } as never),
    ),
  ]);
  comeBack();
  await expect.poll(() => server.current().phone).toBe('+57 300 555 0200');
});

test('what is on its way to the server cannot be taken back', async () => {
  const server = await openLead();
  setAnswers(lost());
  await moveTo('Contacted');
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  setAnswers([
    answer(moveLead, async ({ body: { lead_status_id } }) => {
      await arrived;
      return server.change({ lead_status_id });
    }),
  ]);
  const before = callsTo(moveLead).length;
  comeBack();
  await expect.poll(() => callsTo(moveLead).length).toBe(before + 1);
  await waiting(1).click();
  const discard = page.getByRole('button', { name: t('discard'), exact: true });
  await expect.element(discard).not.toBeInTheDocument();
  await press(translatorFor('en', 'undo')('action'));
  await expect.element(page.getByText(t('onItsWay'))).toBeVisible();
  arrive();
  await expect.element(waiting(1)).not.toBeInTheDocument();
  expect(server.current().lead_status_id).toBe(2);
});

test('a note whose tab was closed in the middle of its request waits, and is sent again', async () => {
  const server = await openLead();
  setAnswers(lost());
  await writeNote('Not lost.');
  const [key = ''] = Object.keys(localStorage).filter((key) => key.startsWith('outbox:'));
  const change = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...change, heldUntil: Date.now() - 1 }));
  reopenScreen();
  await expect.element(page.getByText(timeline('unsent.waiting'))).toBeVisible();
  await expect.element(page.getByRole('button', { name: timeline('unsent.drop') })).toBeVisible();
  setAnswers(server.answers);
  comeBack();
  await expect.element(page.getByText(timeline('unsent.waiting'))).not.toBeInTheDocument();
});

test('nothing waits for the reason of a move that was given back', async () => {
  await openLead();
  const made = { at: '2026-03-01T10:00:00.000Z', heldUntil: 0, lead: null };
  const chosen = { matching: { search: 'a' }, seen: 2 };
  const move = { kind: 'bulk' as const, edit: { kind: 'move' as const, lead_status_id: 4 } };
  keepChange({
    ...{ ...made, key: 'move', refusal: { isConflict: false, reason: null } },
    action: { ...move, chosen, count: 2, words: 'Lost' },
  });
  const body = { reason_id: 5, words: '' };
  keepChange({
    ...{ ...made, key: 'reason', refusal: null, after: 'move' },
    action: { kind: 'lost', leads: null, name: null, count: 2, body, words: 'Budget' },
  });
  const note = { kind: 'write' as const, body: { kind: 'note' as const, body: 'At once.' } };
  expect((await sendOrKeep(NORA, note)).answer).toMatchObject({ body: 'At once.' });
});
