import {
  answerSharedShortlist,
  deleteShortlist,
  listProperties,
  listShortlists,
  listStatuses,
  moveLead,
  openSharedShortlist,
  previewShortlist,
  proposeShortlist,
  type ResultOf,
  type Sender,
  type Shortlist,
  sendShortlist,
  updateShortlist,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, refusal, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { COLUMNS, leadServer } from '~test/lead-server';
import { liveStream } from '~test/live';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { draftLike, homeLike, listingLike, PREFERENCES } from '~test/shortlists';

const t = translatorFor('en', 'shortlist');
const es = translatorFor('es', 'shortlist');
const shown = translatorFor('es', 'shortlistPage');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = async (address: string, item: string) => {
  const entry = page.getByRole('menuitem', { name: item, exact: true });
  // A menu that has just closed gives the focus back, which closes one that is opened at that moment.
  await expect
    .poll(async () => {
      if (entry.elements().length === 0) await press(t('more', { address }));
      return entry.elements().length;
    })
    .toBe(1);
  await entry.click();
};
const rows = () => [...document.querySelectorAll('li[data-home] h2')].map((row) => row.textContent);

const DRAFT = draftLike([1, 2, 3, 4, 5]);
const LINK = 'https://alpha.test/shortlist/abc';
const EVERY_DAY = { time_zone: 'UTC', days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:00' };
const SENDER: Sender = {
  ...{ name: 'Eva Ríos', role: 'salesman', headline: { en: '', es: '' }, languages: ['es'] },
  ...{ phone: null, whatsapp: null, calendar_url: null, call_hours: EVERY_DAY, photo_url: null },
};

/** A lead with a budget; `proposed`: its draft exists. */
function shortlistServer(proposed: boolean): Answer[] {
  let lists = proposed ? [DRAFT] : [];
  const put = (fields: Partial<Shortlist>): Shortlist => {
    const list = { ...(lists[0] ?? DRAFT), ...fields };
    lists = [list];
    return list;
  };
  return [
    answer(listShortlists, () => ({
      preferences: PREFERENCES,
      mail_is_configured: false,
      link_days: 30,
      shortlists: lists,
    })),
    answer(proposeShortlist, () => put({})),
    answer(updateShortlist, ({ body: { homes, message = '', locale = 'en' } }) =>
      put({
        ...{ message, locale, updated_at: '2026-03-01T10:05:00.000Z' },
        homes: (homes ?? []).map(({ property_id, sentence }, i) =>
          homeLike(property_id, i + 1, sentence),
        ),
      }),
    ),
    answer(deleteShortlist, () => {
      lists = [];
      return SUCCESS;
    }),
    answer(
      listStatuses,
      COLUMNS.map((each) =>
        each.id === 3 ? { ...each, name: 'Propuestas', is_after_shortlist: true } : each,
      ),
    ),
    answer(sendShortlist, ({ body: { by = 'mail' } }) => ({
      ...put({
        ...{ sent_at: '2026-03-01T10:06:00.000Z', expires_at: '2036-03-01T10:06:00.000Z' },
        ...(by === 'mail' ? { delivery: 'kept' } : { channel: by }),
      }),
      url: by === 'link' ? LINK : null,
    })),
    answer(listProperties, {
      ...{ data: [listingLike(5)], total: 1, page: 1, per_page: 20, last_page: 1 },
    }),
    ...leadServer().answers,
  ];
}

test('properties are ordered with the keyboard, removed, added, noted, kept and sent', async () => {
  const answers = shortlistServer(false);
  await openScreen('/app/leads/1/shortlist', { as: 'salesman', answers });
  await press(t('propose'));
  await expect.poll(currentPath).toBe('/app/leads/1/shortlist?list=2');
  await expect.element(page.getByRole('heading', { name: t('email.title') })).toBeVisible();
  const handle = page.getByRole('button', { name: t('drag', { address: '3 Palm St' }) });
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowUp} ');
  await expect.poll(rows).toEqual([1, 3, 2, 4, 5].map((id) => `${id} Palm St`));
  await expect.element(handle).toHaveFocus();
  const moved = t('movedTo', { address: '3 Palm St', place: 2, count: 5 });
  await expect.element(page.getByText(moved)).toBeInTheDocument();
  await choose('5 Palm St', t('remove'));
  await expect.poll(() => rows().length).toBe(4);
  await press(t('undo'));
  await expect.poll(rows).toEqual([1, 3, 2, 4, 5].map((id) => `${id} Palm St`));
  await choose('5 Palm St', t('remove'));
  await expect.poll(() => rows().length).toBe(4);
  await expect.element(page.getByText(t('few', { count: 4 }))).toBeVisible();
  await page.getByLabelText(t('add.label')).fill('5 Palm');
  await press(t('add.this', { address: '5 Palm St' }));
  await expect.poll(() => rows().length).toBe(5);
  await page.getByLabelText(t('sentenceFor', { address: '3 Palm St' })).fill('Worth a visit.');
  await page.getByLabelText(new RegExp(t('email.message'))).fill('My favorites.');
  await expect.poll(() => callsTo(updateShortlist).at(-1)?.body.message).toBe('My favorites.');
  await expect.element(page.getByText(t('save.saved'), { exact: true })).toBeVisible();
  await expectNoViolationsInBothThemes();

  // Nothing is lost: it is unchanged on another visit.
  reopenScreen();
  await expect.poll(rows).toEqual([1, 3, 2, 4, 5].map((id) => `${id} Palm St`));
  await expect
    .element(page.getByLabelText(t('sentenceFor', { address: '3 Palm St' })))
    .toHaveValue('Worth a visit.');
  await expect.element(page.getByText(t('email.noMail'))).toBeVisible();
  await press(t('email.send'));
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('valid for 30 days');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('send.confirm'), exact: true })
    .click();
  await expect.element(page.getByRole('heading', { name: t('facts.title') })).toBeVisible();
  await expect.element(page.getByText(t('state.kept')).first()).toBeVisible();
  await expect.element(page.getByText(t('send.kept'))).toBeVisible();
  expect(callsTo(sendShortlist)[0]?.body.seen_at).toBe('2026-03-01T10:05:00.000Z');
  // The board has a column for leads that got a shortlist.
  await press(t('moveOn.action', { column: 'Propuestas' }));
  await expect.element(page.getByText(t('moveOn.done', { column: 'Propuestas' }))).toBeVisible();
  expect(callsTo(moveLead)[0]?.body.lead_status_id).toBe(3);
});

test('a shortlist is passed on as a link, which is shown once and goes to the lead’s chat', async () => {
  const answers = shortlistServer(true);
  await openScreen('/app/leads/1/shortlist?list=2', { as: 'salesman', answers });
  await press(t('email.link'));
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t('link.confirm') }).click();
  const made = page.getByRole('dialog', { name: t('link.made') });
  await expect.element(made.getByText(LINK)).toBeVisible();
  await expectNoViolationsInBothThemes();
  const chat = made.getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(chat.element().getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/\d*\?text=.*I chose these 5 properties for you: .*\/shortlist\/abc$/s,
  );
  chat.element().addEventListener('click', (event) => event.preventDefault());
  await chat.click();
  await expect
    .poll(() => callsTo(sendShortlist).map(({ body }) => body.by))
    .toEqual(['link', 'whatsapp']);
  // Still there to be copied, although the list is sent by now.
  await expect.element(made.getByText(LINK)).toBeVisible();
  await made.getByRole('button', { name: t('link.done') }).click();
  await expect.element(page.getByRole('heading', { name: t('facts.title') })).toBeVisible();
});

test('the editor works in Spanish on a phone', async () => {
  await openScreen('/app/leads/1/shortlist', {
    ...{ as: 'salesman', locale: 'es', size: PHONE, answers: shortlistServer(true) },
  });
  await expect.element(page.getByRole('heading', { name: es('email.title') })).toBeVisible();
  await page.getByText(es('how.title')).click();
  const profile = es('profile.moderate');
  const variety = es('how.variety', { isByAnswers: 'true', profile });
  await expect.element(page.getByText(variety)).toBeVisible();
  await expectNoViolationsInBothThemes();
  await press(es('email.discard'));
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: es('discard.confirm') }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText(es('emptyTitle'))).toBeVisible();
});

test('the text of a discarded draft can still be copied, in Spanish on a phone', async () => {
  await openScreen('/app/leads/1/shortlist?list=2', {
    ...{ as: 'salesman', locale: 'es', size: PHONE, answers: shortlistServer(true) },
  });
  const message = page.getByLabelText(new RegExp(es('email.message')));
  await expect.element(message).toBeVisible();
  setAnswers([
    refuse(updateShortlist, 'shortlist.notFound'),
    ...shortlistServer(false).slice(0, 1),
  ]);
  await message.fill('Hola, Ana');
  const notice = page.getByRole('alert');
  await expect.element(notice).toMatchTextContent(es('over.gone'));
  await expect.element(message).toHaveValue('Hola, Ana');
  await expect.element(message).toHaveAttribute('readonly');
  await expect.element(notice.getByRole('button', { name: es('over.copy') })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: es('email.discard') }))
    .not.toBeInTheDocument();
  await expectNoViolationsInBothThemes();
  await notice.getByRole('button', { name: es('over.leave') }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a property that was sold meanwhile is marked, and is sent only on purpose', async () => {
  const [first, ...others] = DRAFT.homes;
  if (!first) throw new Error('no home');
  const homes = [{ ...first, status: 'sold' as const, problem: 'sold' as const }, ...others];
  await openScreen('/app/leads/1/shortlist?list=2', {
    as: 'salesman',
    answers: [
      answer(listShortlists, {
        ...{ preferences: PREFERENCES, mail_is_configured: true, link_days: 30 },
        shortlists: [{ ...DRAFT, homes }],
      }),
      ...shortlistServer(true),
    ],
  });
  await expect.element(page.getByRole('listitem').first().getByText('Sold')).toBeVisible();
  await press(t('email.send'));
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('1 Palm St: Sold')).toBeVisible();
  const confirm = question.getByRole('button', { name: t('send.confirm'), exact: true });
  await expect.element(confirm).toBeDisabled();
  await expectNoViolationsInBothThemes();
  await question.getByLabelText(t('problem.confirm')).click();
  await confirm.click();
  await expect.poll(() => callsTo(sendShortlist)[0]?.body.despite).toEqual([1]);
});

test('the preview is the investor’s page in the investor’s language; it sends and counts nothing', async () => {
  const { locale: _, homes, ...list } = DRAFT;
  const preview: ResultOf<typeof previewShortlist> = {
    ...{ locale: 'es', currency: null, first_name: 'Ana', sender: SENDER, message: 'Hola, Ana' },
    ...{ reply_by: 'email', expires_at: '2036-03-01T10:00:00.000Z' },
    homes: homes.flatMap(({ listing, ...home }) => (listing ? [{ ...home, listing }] : [])),
  };
  await openScreen(`/app/leads/1/shortlist?list=${list.id}`, {
    as: 'salesman',
    answers: [answer(previewShortlist, preview), ...shortlistServer(true)],
  });
  await press(t('preview.open'));
  const dialog = page.getByRole('dialog');
  const title = shown('title', { name: 'Ana', count: 5 });
  await expect.element(dialog.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await dialog
    .getByRole('button', { name: shown('answer.like') })
    .first()
    .click();
  // Without a booking page, a call is asked for at a time within the sender’s hours.
  const senders = translatorFor('es', 'sender');
  await dialog.getByRole('button', { name: senders('book') }).click();
  const times = dialog.getByLabelText(senders('callTime.label', { name: 'Eva' })).first();
  await expect.element(times).toBeVisible();
  await expectNoViolationsInBothThemes();
  await dialog
    .getByRole('button', { name: senders('callTime.send') })
    .first()
    .click();
  const sent = senders('callTime.sent', { by: 'known', name: 'Eva' });
  await expect.element(dialog.getByText(sent).first()).toBeVisible();
  expect([callsTo(openSharedShortlist), callsTo(answerSharedShortlist)]).toEqual([[], []]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: t('preview.open') })).toHaveFocus();
});

test('a colleague’s change comes in live; a text that both wrote is kept twice', async () => {
  const live = liveStream();
  let list = DRAFT;
  const answers = [
    live.answer,
    answer(listShortlists, () => ({
      ...{ preferences: PREFERENCES, mail_is_configured: true, link_days: 30 },
      shortlists: [list],
    })),
    answer(updateShortlist, ({ body: { message = '', seen_at } }) => {
      if (seen_at !== list.updated_at) return refusal('shortlist.changed');
      list = { ...list, message, updated_at: new Date().toISOString() };
      return list;
    }),
    ...shortlistServer(true),
  ];
  await openScreen('/app/leads/1/shortlist?list=2', { as: 'salesman', answers });
  await expect.poll(() => rows().length).toBe(5);
  const change = (changes: Partial<Shortlist>) => {
    list = { ...list, ...changes, updated_at: new Date().toISOString() };
  };
  change({ homes: list.homes.slice(1) });
  live.send({ kind: 'shortlists', lead_id: 1 });
  await expect.poll(() => rows()).toEqual([2, 3, 4, 5].map((id) => `${id} Palm St`));

  change({ message: 'From a colleague' });
  const message = page.getByLabelText(new RegExp(t('email.message')));
  await message.fill('From me');
  const notice = page.getByRole('alert');
  await expect.element(notice).toMatchTextContent('From a colleague');
  await expect.element(message).toHaveValue('From me');
  await expectNoViolationsInBothThemes();
  await notice.getByRole('button', { name: t('clash.take') }).click();
  await expect.element(message).toHaveValue('From a colleague');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => list.message).toBe('From a colleague');
});
