import { listShortlists, type Shortlist } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boardServer } from '~test/board-server';
import { answer, callsTo } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { liveStream } from '~test/live';
import { openScreen } from '~test/open-screen';
import { draftLike, PREFERENCES } from '~test/shortlists';

const t = translatorFor('en', 'shortlist');
const timeline = translatorFor('en', 'timeline');

/** A shortlist of three, sent and not opened yet. */
function sentServer() {
  let list: Shortlist = {
    ...draftLike([1, 2, 3]),
    ...{ sent_at: '2026-03-01T10:06:00.000Z', expires_at: '2036-03-01T10:06:00.000Z' },
  };
  return {
    answer: answer(listShortlists, () => ({
      ...{ preferences: PREFERENCES, mail_is_configured: true, link_days: 30 },
      shortlists: [list],
    })),
    /** The investor opens it four times and likes the first property. */
    like: () => {
      const homes = list.homes.map((home, i) => ({
        ...home,
        answer: i === 0 ? ('like' as const) : null,
      }));
      list = { ...list, homes, open_count: 4 };
    },
  };
}

test.each(['/app/board?lead=1', '/app/leads/1'])(
  'what the investor answers appears in the open lead at %s, and what is being typed stays',
  async (path) => {
    const live = liveStream();
    const lead = leadServer();
    const sent = sentServer();
    const answers = [live.answer, sent.answer, ...boardServer().answers, ...lead.answers];
    await openScreen(path, { as: 'salesman', answers });
    const panel = page.getByRole('region', { name: t('title') });
    await expect.element(panel.getByText(t('state.waiting'))).toBeVisible();
    const note = page.getByRole('textbox', { name: timeline('composer.label.note') });
    await note.fill('Called, will look tonight');

    sent.like();
    const data = { answer: 'like', address: '1 Palm St', city: 'Hialeah' };
    lead.write({ kind: 'home_answered', actor: null, data });
    live.send({ kind: 'shortlists', lead_id: 1 });
    await expect.element(panel.getByText(t('liked', { homes: '1 Palm St' }))).toBeVisible();
    await expect.element(panel.getByText(t('state.opened', { count: 4 }))).toBeVisible();
    const { user_id, lead_status_id, version } = lead.change({});
    live.send({ kind: 'changed', lead_id: 1, user_id, lead_status_id, version });
    await expect.element(page.getByRole('listitem').getByText(/Likes/).first()).toBeVisible();
    await expect.element(note).toHaveValue('Called, will look tonight');
    await expect.element(note).toHaveFocus();
    // Another lead's shortlist is no news here.
    const asked = callsTo(listShortlists).length;
    live.send({ kind: 'shortlists', lead_id: 2 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(callsTo(listShortlists).length).toBe(asked);
  },
);
