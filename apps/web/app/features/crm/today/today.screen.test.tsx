import {
  type Activity,
  addActivity,
  deleteActivity,
  getTeamToday,
  getToday,
  listMessageTemplates,
  listStatuses,
  moveLead,
  sendLeadMessage,
  type TeamMember,
  TODAY_MAX_COUNT,
  type Today,
  updateActivity,
  updateLeadAttention,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leadLike } from '~/data/board-fixtures';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { liveStream } from '~test/live';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';
import { TEMPLATES } from '~test/templates';

const t = translatorFor('en', 'today');
const messages = translatorFor('en', 'messages');
const ui = translatorFor('en', 'ui');
const { salesman } = PEOPLE;
const marks = { snoozed_until: null, signals_done_at: null, sends_done_at: null };
const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
const person = (id: number, first_name: string) =>
  leadLike(id, {
    ...{ first_name, last_name: 'Probe', phone: '+57 300 555 0100', user_id: salesman.id },
    created_at: minutesAgo(id * 4),
  });
const columnLike = (id: number) => ({
  ...{ id, name: `Column ${id}`, role: 'salesman' as const, order: id / 10, leads_count: 0 },
});
const ANA = person(1, 'Ana');
const BEA = person(2, 'Bea');
const CARO = person(3, 'Caro');

function todayServer(extra: readonly Answer[] = []) {
  let today: Today = {
    waiting: {
      count: 1,
      items: [{ lead: ANA, ...marks, is_new: true, asked: 'How are foreigners taxed?' }],
    },
    signals: {
      count: 1,
      items: [
        {
          ...{ lead: BEA, ...marks, kind: 'pass', at: minutesAgo(6), property_id: 4, opens: 3 },
          ...{ latest_at: '2026-03-02T10:00:00.123456+00:00' },
          ...{ address: '742 E 41st St, Hialeah', words: 'It loses money every month' },
        },
      ],
    },
    tasks: {
      count: 1,
      items: [
        {
          ...{ lead: CARO, ...marks },
          task: {
            id: 9,
            body: 'Call back',
            due_at: minutesAgo(90),
            is_call: false,
            template: null,
          },
        },
      ],
    },
    stuck: { count: 0, items: [] },
    unanswered: { count: 0, items: [] },
    done: 0,
  };
  const start = today;
  const without = (section: 'waiting' | 'signals' | 'tasks') => {
    today = { ...today, [section]: { count: 0, items: [] }, done: today.done + 1 };
  };
  const activity: Activity = {
    ...{ id: 77, lead_id: 1, kind: 'call' as const, actor: null, body: null, data: {} },
    ...{ created_at: minutesAgo(0), due_at: null, done_at: null },
  };
  return [
    ...extra,
    answer(getToday, () => today),
    answer(addActivity, () => {
      without('waiting');
      return activity;
    }),
    answer(deleteActivity, { status: 'success' }),
    answer(updateActivity, () => {
      without('tasks');
      return { ...activity, kind: 'task' as const };
    }),
    answer(updateLeadAttention, ({ body }) => {
      if (body.signals_done_at === null) today = start;
      else without('signals');
      return marks;
    }),
    answer(sendLeadMessage, () => {
      without('waiting');
      return { activity, mail_is_configured: true };
    }),
    answer(listMessageTemplates, {
      locale: 'es',
      facts: { en: {}, es: { first_name: 'Ana' } },
      templates: TEMPLATES,
    }),
    answer(listStatuses, [10, 20, 30].map(columnLike)),
    answer(moveLead, () => ({ ...ANA, lead_status_id: 20, version: 2 })),
    // A chosen row opens the lead's own page.
    ...leadServer().answers,
  ];
}

const open = (as: 'salesman' | 'leader' = 'salesman', extra: readonly Answer[] = []) =>
  openScreen('/app/today', { as, answers: todayServer(extra) });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const heading = (count: number) =>
  page.getByRole('heading', { level: 1, name: t('title', { count, more: '' }), exact: true });

test('shows who waits, what happened and what is due, and has no violations', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await expect.element(row('Ana')).toMatchTextContent(/4 min.*New.*How are foreigners taxed/);
  await expect.element(row('Bea')).toMatchTextContent(/said no to 742 E 41st St.*loses money/);
  await expect.element(row('Caro')).toMatchTextContent(/1 h.*late.*Call back/);
  await expectNoViolationsInBothThemes();
});

test('a call takes three keys and one request, and can be undone', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('2');
  await expect.element(heading(2)).toBeVisible();
  expect(callsTo(addActivity)).toMatchObject([
    { params: { id: 1 }, body: { kind: 'call', outcome: 'no_answer' } },
  ]);
  await expect.element(page.getByText(messages('call.saved'))).toBeVisible();
  await userEvent.keyboard('z');
  await expect.poll(() => callsTo(deleteActivity)).toHaveLength(1);
  await expect.element(page.getByText(messages('call.saved'))).not.toBeInTheDocument();
});

test('done marks a signal and completes a task, by keys', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('d');
  await expect.element(page.getByText(t('cannot.done'))).toBeVisible();
  await userEvent.keyboard('jd');
  await expect.element(heading(2)).toBeVisible();
  expect(callsTo(updateLeadAttention)[0]?.body).toEqual({
    signals_done_at: '2026-03-02T10:00:00.123456+00:00',
  });
  await userEvent.keyboard('jd');
  await expect.element(heading(1)).toBeVisible();
  expect(callsTo(updateActivity)[0]?.body).toEqual({ is_done: true });
  // The row with the focus has left.
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentPath).toMatch(/leads\/1/);
});

test('after an undo the keys act on the restored row again', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('jd');
  await expect.element(heading(2)).toBeVisible();
  const panel = page.getByRole('complementary', { name: t('panel.label') });
  await expect.element(panel.getByText('Caro Probe')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(heading(3)).toBeVisible();
  await expect.element(panel.getByText('Bea Probe')).toBeVisible();
  await expect.element(row('Bea').getByRole('link', { name: /Bea/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentPath).toBe('/app/leads/2');
});

/** Before anything else can happen in the page: the hands are faster than its timers. */
async function pressAtOnce(...keys: string[]) {
  for (const key of keys) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  }
}

test('keys pressed faster than the page refreshes act on one lead after the other', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await pressAtOnce('j', 'd', 'd');
  await expect.poll(() => callsTo(updateActivity).map(({ params }) => params.id)).toEqual([9]);
  expect(callsTo(updateLeadAttention).map(({ params }) => params.id)).toEqual([BEA.id]);
  await expect.element(heading(1)).toBeVisible();
});

test('a lead that arrives above the chosen one does not take its place', async () => {
  const live = liveStream();
  const waitingOf = (...leads: (typeof ANA)[]) => ({
    count: leads.length,
    items: leads.map((lead) => ({ lead, ...marks, is_new: true, asked: null })),
  });
  const nothing = { count: 0, items: [] };
  const rest = { signals: nothing, stuck: nothing, tasks: nothing, unanswered: nothing, done: 0 };
  await open('salesman', [live.answer, answer(getToday, { waiting: waitingOf(ANA), ...rest })]);
  const panel = page.getByRole('complementary', { name: t('panel.label') });
  await expect.element(panel.getByText('Ana Probe')).toBeVisible();
  setAnswers([answer(getToday, { waiting: waitingOf(BEA, ANA), ...rest })]);
  live.send({ kind: 'many' });
  await expect.element(heading(2)).toBeVisible();
  await expect.element(panel.getByText('Ana Probe')).toBeVisible();
  await userEvent.keyboard('c2');
  await expect.poll(() => callsTo(addActivity)[0]?.params.id).toBe(ANA.id);
});

test('moves and snoozes with a digit', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('button', { name: /Column 20/ })).toBeVisible();
  await userEvent.keyboard('1');
  await expect.poll(() => callsTo(moveLead)[0]?.body.lead_status_id).toBe(20);
  await userEvent.keyboard('s');
  await expect.element(page.getByText(t('snooze.hint'))).toBeVisible();
  await userEvent.keyboard('3');
  await expect.poll(() => callsTo(updateLeadAttention)[0]?.body.snoozed_until).toMatch(/^\d{4}-/);
});

test('the focus goes to the next row when the one with it leaves, also from under a dialog', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  const linkOf = (name: string) => row(name).getByRole('link');
  await userEvent.keyboard('j');
  await expect.element(linkOf('Bea')).toHaveFocus();
  await userEvent.keyboard('d');
  await expect.element(linkOf('Caro')).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(page.getByText(t('snooze.hint'))).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(linkOf('Ana')).toHaveFocus();
  // A dialog that was closed without a choice gives it back.
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('button', { name: /Column 20/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(linkOf('Ana')).toHaveFocus();
});

test('a count that stopped at its limit does not claim to be all', async () => {
  const many = Array.from({ length: 50 }, (_, i) => ({
    ...{ lead: person(100 + i, `Lead ${100 + i}`), ...marks, is_new: false, asked: null },
  }));
  const nothing = { count: 0, items: [] };
  const rest = { signals: nothing, stuck: nothing, tasks: nothing, unanswered: nothing, done: 0 };
  await open('salesman', [
    answer(getToday, { waiting: { count: TODAY_MAX_COUNT, items: many }, ...rest }),
  ]);
  await expect.element(page.getByRole('heading', { name: '1,000+ things need you' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'New leads 1,000+' })).toBeVisible();
  await expect.element(page.getByText('50 of 1,000+ shown')).toBeVisible();
});
test('a list that is longer than what is shown says so and shows more', async () => {
  const many = Array.from({ length: 52 }, (_, i) => ({
    ...{ lead: person(100 + i, `Lead ${100 + i}`), ...marks, is_new: false, asked: null },
  }));
  const nothing = { count: 0, items: [] };
  const rest = { signals: nothing, stuck: nothing, tasks: nothing, unanswered: nothing, done: 0 };
  await open('salesman', [
    answer(getToday, ({ query: { rows = 50 } }) => ({
      ...{ waiting: { count: 52, items: many.slice(0, Number(rows)) }, ...rest },
    })),
  ]);
  await expect
    .element(page.getByText(t('section.shown', { shown: 50, count: 52, more: '' })))
    .toBeVisible();
  await page.getByRole('button', { name: t('section.more') }).click();
  await expect.element(row('Lead 151')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: t('section.more') }))
    .not.toBeInTheDocument();
});

test('an email starts from the fitting text in the lead’s language and keeps it on failure', async () => {
  await open('salesman', [refuse(sendLeadMessage, 'internal')]);
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('e');
  const body = page.getByLabelText(messages('message.body'));
  await expect.element(body).toHaveValue('Hola, Ana: first_reply');
  await body.fill('Hola Ana, ¿hablamos hoy?');
  await page.getByRole('button', { name: messages('message.send.email') }).click();
  await expect.element(page.getByText(messages('message.failed'))).toBeVisible();
  await expect.element(body).toHaveValue('Hola Ana, ¿hablamos hoy?');
});

test('what was typed stays: through another template or language, and when the dialog closes', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('e');
  const body = page.getByLabelText(messages('message.body'));
  await expect.element(body).toHaveValue('Hola, Ana: first_reply');
  await body.fill('Mine');
  const bringBack = page.getByRole('button', { name: messages('message.bringBack') });
  await page.getByLabelText(messages('message.template')).selectOptions('email follow_up');
  await expect.element(body).toHaveValue('Hola, Ana: follow_up');
  await bringBack.click();
  await expect.element(body).toHaveValue('Mine');
  await page.getByRole('dialog').getByText('EN', { exact: true }).click();
  await expect.element(body).toHaveValue('Hi {first name}: first_reply');
  await bringBack.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('e');
  await expect.element(body).toHaveValue('Mine');
  await expectNoViolationsInBothThemes();
  await page.getByRole('button', { name: messages('message.startOver') }).click();
  await expect.element(body).toHaveValue('Hola, Ana: first_reply');
  await bringBack.click();
  await page.getByRole('button', { name: messages('message.send.email') }).click();
  await expect.poll(() => callsTo(sendLeadMessage)[0]?.body.body).toBe('Mine');
  await expect.element(heading(2)).toBeVisible();
});

test('a note about a call stays when its dialog closes', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('c');
  const note = page.getByLabelText(messages('call.note'));
  await note.fill('Asks about taxes');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('c');
  await expect.element(note).toHaveValue('Asks about taxes');
});

test('the task of a sequence begins with its own text, and a sequence without an answer is named', async () => {
  const step = { id: 5, kind: 'whatsapp' as const };
  const task = {
    id: 9,
    body: 'WhatsApp: Follow-up',
    due_at: minutesAgo(90),
    is_call: false,
    template: step,
  };
  const ended = { kind: 'sequence' as const, name: 'New contact', sent_at: minutesAgo(9_000) };
  await open('salesman', [
    answer(getToday, {
      ...{ waiting: { count: 0, items: [] }, signals: { count: 0, items: [] }, done: 0 },
      tasks: { count: 1, items: [{ lead: CARO, ...marks, task }] },
      stuck: { count: 0, items: [] },
      unanswered: {
        ...{ count: 1 },
        items: [{ lead: BEA, ...marks, ...ended, property_id: null, address: null, opens: null }],
      },
    }),
  ]);
  await expect.element(row('Bea')).toMatchTextContent(t('what.sequence', { name: 'New contact' }));
  await userEvent.keyboard('w');
  await expect
    .element(page.getByLabelText(messages('message.body')))
    .toHaveValue('Hola, Ana: follow_up');
});

test('a planned call is done by saying how it went', async () => {
  const task = {
    ...{ id: 9, body: 'About the roof', due_at: minutesAgo(90) },
    ...{ is_call: true, template: null },
  };
  await open('salesman', [
    answer(getToday, {
      ...{ waiting: { count: 0, items: [] }, signals: { count: 0, items: [] }, done: 0 },
      tasks: { count: 1, items: [{ lead: CARO, ...marks, task }] },
      stuck: { count: 0, items: [] },
      unanswered: { count: 0, items: [] },
    }),
  ]);
  await expect.element(row('Caro')).toMatchTextContent(t('task.call'));
  await userEvent.keyboard('d');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('2');
  await expect
    .poll(() => callsTo(addActivity).at(-1)?.body)
    .toEqual({ kind: 'call', outcome: 'no_answer', task_id: 9 });
});

test('a task can be a call, which needs a time and no words', async () => {
  await open('salesman');
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(t('task.isCall')).click();
  const due = dialog.getByLabelText(t('task.due'));
  await due.fill('');
  await dialog.getByRole('button', { name: t('task.save') }).click();
  await expect.element(dialog.getByText(t('task.dueRequired'))).toBeVisible();
  await due.fill('2036-03-02T09:30');
  await dialog.getByRole('button', { name: t('task.save') }).click();
  await expect
    .poll(() => callsTo(addActivity).at(-1)?.body)
    .toEqual({
      ...{ kind: 'task', channel: 'call' },
      due_at: new Date('2036-03-02T09:30').toISOString(),
    });
});

test('what is not known blocks sending and is named, until it is filled in', async () => {
  const facts = { locale: 'en' as const, facts: { en: {}, es: {} }, templates: TEMPLATES };
  await open('salesman', [answer(listMessageTemplates, facts)]);
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('e');
  const body = page.getByLabelText(messages('message.body'));
  await expect.element(body).toHaveValue('Hi {first name}: first_reply');
  const send = page.getByRole('button', { name: messages('message.send.email') });
  await send.click();
  const words = messages('message.blank', { count: 1, words: 'first name' });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(callsTo(sendLeadMessage)).toEqual([]);
  await body.fill('Hi Ana');
  await send.click();
  await expect.poll(() => callsTo(sendLeadMessage)[0]?.body.body).toBe('Hi Ana');
});

test('a call shows its script in the lead’s language', async () => {
  await open();
  await expect.element(heading(3)).toBeVisible();
  await userEvent.keyboard('c');
  const script = page.getByRole('region', { name: messages('call.script') });
  await expect.element(script.getByText('Hola, Ana: first_reply')).toBeVisible();
  await script.getByRole('combobox').selectOptions('call follow_up');
  await expect.element(script.getByText('Hola, Ana: follow_up')).toBeVisible();
  await expectNoViolationsInBothThemes();
});

test('what could not be loaded says so where it is missing, and can be tried again', async () => {
  const broken = [listStatuses, listMessageTemplates, getTeamToday];
  await open(
    'leader',
    broken.map((endpoint) => refuse(endpoint, 'internal')),
  );
  await expect.element(page.getByText(t('team.loadFailed'))).toBeVisible();
  await userEvent.keyboard('m');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(t('move.loadFailed'))).toBeVisible();
  setAnswers([answer(listStatuses, [columnLike(10), columnLike(20)])]);
  await dialog.getByRole('button', { name: ui('error.retry') }).click();
  await expect.element(dialog.getByRole('button', { name: /Column 20/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('e');
  await expect.element(dialog.getByText(messages('message.loadFailed'))).toBeVisible();
});

test('on a phone every row has its buttons', async () => {
  await openScreen('/app/today', { as: 'salesman', size: PHONE, answers: todayServer() });
  await row('Caro')
    .getByRole('button', { name: t('act.done') })
    .click();
  await expect.element(heading(2)).toBeVisible();
  await row('Ana').getByRole('link').click();
  await expect.poll(currentPath).toMatch(/leads\/1/);
});

test('a leader sees each person, and one of them', async () => {
  const team: TeamMember[] = [
    {
      ...{ user: { id: salesman.id, name: salesman.name }, waiting: 4, signals: 2, overdue: 1 },
      ...{ waiting_since: minutesAgo(38), minutes_to_contact: 75 },
    },
    {
      ...{ user: { id: 99, name: 'Grace' }, waiting: 0, signals: 0, overdue: 0 },
      ...{ waiting_since: null, minutes_to_contact: null },
    },
  ];
  await open('leader', [answer(getTeamToday, team)]);
  const line = page.getByRole('row').filter({ hasText: salesman.name });
  await expect.element(line).toMatchTextContent(/4.*38 min.*2.*1.*1 h/);
  await line.getByRole('link').click();
  await expect.poll(() => callsTo(getToday).at(-1)?.query.user_id).toBe(salesman.id);
});

test('in Spanish the time since an answer reads “hace”, before the time', async () => {
  await openScreen('/app/today', { as: 'salesman', locale: 'es', answers: todayServer() });
  const row = page.getByRole('listitem').filter({ hasText: 'Bea Probe' });
  await expect.element(row).toMatchTextContent(/hace\s*6 min/);
});
