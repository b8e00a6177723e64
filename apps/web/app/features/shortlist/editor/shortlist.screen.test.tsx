import {
  deleteShortlist,
  type Listing,
  listProperties,
  listShortlists,
  matchWeights,
  proposeShortlist,
  type ResultOf,
  type Shortlist,
  sendShortlist,
  updateShortlist,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';

const t = translatorFor('en', 'shortlist');
const es = translatorFor('es', 'shortlist');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const rows = () => [...document.querySelectorAll('li[data-home] h2')].map((row) => row.textContent);

const listingLike = (id: number): Listing => ({
  ...{ id, address: `${id} Palm St`, city: 'Hialeah', state: 'FL', zip: '33012', images: [] },
  ...{ latitude: 25.8, longitude: -80.3, list_price: 300_000, beds: 3, baths: 2 },
  ...{ total_sqft: 1_400, type: 'single_family', net_profit_10_year: 100_000, profit_year: 1 },
  ...{ average_roi_per_year: 9, total_roi: 90, rent_estimate_percentile_75: 2_400 },
  ...{
    propertyEstimates: null,
    outcome: null,
    estimated_value: null,
    status: 'active',
    sold_price: null,
  },
});

const homeLike = (id: number, position: number, sentence = ''): Shortlist['homes'][number] => ({
  ...{ position, sentence, reasons: [], cautions: [], answer: null, reason: '', status: 'active' },
  ...{ property_id: id, score: 0.8, answered_at: null, listing: listingLike(id) },
});

const DRAFT: Shortlist = {
  ...{
    id: 2,
    lead_id: 1,
    locale: 'en',
    currency: null,
    message: '',
    created_by: null,
    open_count: 0,
  },
  ...{ created_at: '2026-03-01T10:00:00.000Z', updated_at: '2026-03-01T10:00:00.000Z' },
  ...{ sent_at: null, expires_at: null, revoked_at: null, first_opened_at: null },
  ...{ last_opened_at: null, channel: 'mail', delivery: null },
  homes: [1, 2, 3, 4, 5].map((id, i) => homeLike(id, i + 1)),
};

const PREFERENCES: ResultOf<typeof listShortlists>['preferences'] = {
  ...{ profile: 'moderate', is_profile_known: true, budget: 200_000, kinds: null },
  is_weighed_by_answers: true,
  weights: matchWeights({ risk: 2, goal: 1, property_type: 1 }, 'moderate'),
};

const LINK = 'https://alpha.test/shortlist/abc';

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
  const up = page.getByRole('button', { name: t('moveUp', { address: '3 Palm St' }) });
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toEqual([1, 3, 2, 4, 5].map((id) => `${id} Palm St`));
  await expect.element(up).toHaveFocus();
  await press(t('remove', { address: '5 Palm St' }));
  await expect.poll(() => rows().length).toBe(4);
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
