import { getBoard, listActivities, listTags, moveLead } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations, expectNoViolationsInBothThemes } from '~test/accessibility';
import { boardServer, BOARD_COLUMNS as COLUMNS, NAME, VERA } from '~test/board-server';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { liveStream } from '~test/live';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'board');
const ui = translatorFor('en', 'ui');
const panelText = translatorFor('en', 'leadPanel');
const timeline = translatorFor('en', 'timeline');
const lead = translatorFor('en', 'lead');

const openBoard = (server = boardServer()) =>
  openScreen('/app/board', { as: 'salesman', answers: server.answers });
const columnOf = (name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (column: string, name = NAME) =>
  columnOf(column).getByRole('link', { name: new RegExp(name) });
const said = () => document.querySelector('[aria-live=assertive]')?.textContent;
const focusCard = async () => {
  await expect.element(cardIn('New')).toBeVisible();
  (cardIn('New').element() as HTMLElement).focus();
};

test('a lead is found, picked up, carried, dropped and moved by menu with the keyboard alone', async () => {
  await openBoard();
  await expect.element(cardIn('New')).toBeVisible();
  const add = page.getByRole('link', { name: t('newIn', { column: 'New' }), exact: true });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(cardIn('New')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cardIn('New', 'Ana Ruiz')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(cardIn('New')).toHaveFocus();

  await userEvent.keyboard(' ');
  const of = COLUMNS.length;
  await expect.poll(said).toBe(t('say.pickedUp', { name: NAME, column: 'New', place: 1, of }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(said).toBe(t('say.over', { column: 'Profile complete', place: 3, of }));
  await expectNoViolations();
  await userEvent.keyboard('{Escape}');
  await expect.poll(said).toBe(t('say.stays', { name: NAME, column: 'New' }));
  await expect.element(cardIn('New')).toHaveFocus();
  expect(callsTo(moveLead)).toEqual([]);

  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(said).toBe(t('say.moved', { name: NAME, column: 'Contacted' }));
  // Work goes on in the same column.
  await expect.element(cardIn('New', 'Ana Ruiz')).toHaveFocus();
  await expect.element(cardIn('Contacted')).toBeVisible();
  expect(callsTo(moveLead)[0]).toMatchObject({ body: { lead_status_id: 2, version: 1 } });

  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  const entry = page.getByRole('menuitem', { name: t('card.moveTo', { column: 'Offer made' }) });
  await expect.element(entry).toBeVisible();
  (entry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  // It was the last one there.
  await expect.element(cardIn('Offer made', 'Ana Ruiz')).toHaveFocus();
});

describe('a move', () => {
  test('shows at once, with the counts, and an older response does not push it back', async () => {
    const server = boardServer();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openBoard(server);
    await focusCard();
    setAnswers([
      answer(moveLead, async ({ params, body }) => {
        await gate;
        return server.put(params.id, { lead_status_id: body.lead_status_id });
      }),
    ]);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect.element(cardIn('Contacted')).toBeVisible();
    const reads = callsTo(getBoard).length;
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => callsTo(getBoard).length).toBeGreaterThan(reads);
    await expect.element(cardIn('Contacted')).toBeVisible();
    await expect.element(cardIn('New')).not.toBeInTheDocument();
    await expect.element(columnOf('New')).toMatchTextContent(/New1 lead/);
    await expect.element(columnOf('Contacted')).toMatchTextContent(/Contacted1 lead/);
    release();
    await expect.poll(said).toBe(t('say.moved', { name: NAME, column: 'Contacted' }));
    await expect.element(cardIn('Contacted')).toBeVisible();
    expect(callsTo(moveLead)).toHaveLength(1);
  });

  test('that fails shows the alert, reloads the board and leaves the card where it was', async () => {
    await openBoard();
    await focusCard();
    setAnswers([refuse(moveLead, 'internal')]);
    const reads = callsTo(getBoard).length;
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Could not update the status.')).toBeVisible();
    await expect.poll(said).toBe(t('say.notMoved', { name: NAME, column: 'Contacted' }));
    await expect.poll(() => callsTo(getBoard).length).toBeGreaterThan(reads);
    await expect.element(cardIn('New')).toBeVisible();
    await expect.element(cardIn('Contacted')).not.toBeInTheDocument();
  });

  test('of a lead somebody else has moved says who and where, and can still be made', async () => {
    const server = boardServer();
    await openBoard(server);
    await focusCard();
    server.put(VERA.id, { lead_status_id: 4, user_id: PEOPLE.salesman.id });
    setAnswers([
      refuse(moveLead, 'lead.changed'),
      answer(listActivities, [
        {
          id: 1,
          lead_id: VERA.id,
          kind: 'moved',
          body: null,
          data: {},
          due_at: null,
          done_at: null,
          created_at: '2026-03-01T10:00:00.000Z',
          actor: { id: 2, name: 'Marcus Ellery' },
        },
      ]),
    ]);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText(t('conflict.by', { who: 'Marcus Ellery', name: NAME })))
      .toBeVisible();
    const place = t('conflict.placeOwn', { column: 'Offer made', target: 'Contacted' });
    await expect.element(page.getByText(place)).toBeVisible();
    await expect.element(cardIn('Offer made')).toBeVisible();
    setAnswers(server.answers);
    await page.getByRole('button', { name: t('conflict.anyway') }).click();
    await expect.element(cardIn('Contacted')).toBeVisible();
  });
});

test('a lead opens over the board, with next and previous; Back and Escape return to its card', async () => {
  const server = boardServer();
  const live = liveStream();
  const answers = [live.answer, ...server.answers, ...leadServer().answers];
  await openBoard({ ...server, answers });
  await focusCard();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('dialog');
  const name = (words: string) => panel.getByRole('heading', { name: words, level: 2 });
  await expect.element(name(NAME)).toBeVisible();
  expect(currentPath()).toBe('/app/board?lead=1');
  await expect.element(panel.getByText(panelText('place', { place: 1, total: 2 }))).toBeVisible();
  await expect.element(panel.getByRole('button', { name: panelText('previous') })).toBeDisabled();
  await expectNoViolations();

  // Letters typed into a note are no keys; the text is there again when the lead is.
  const note = panel.getByRole('textbox', { name: timeline('composer.label.note') });
  await note.fill('asks for j and k');
  await userEvent.keyboard('jk');
  expect(currentPath()).toBe('/app/board?lead=1');
  await panel.getByRole('button', { name: panelText('next') }).click();
  await expect.element(name('Ana Ruiz')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(note).toHaveValue('asks for j and kjk');

  // A move puts the card into another column; next is still the one after it.
  const { user_id, version } = server.put(VERA.id, { lead_status_id: 2 });
  live.send({ kind: 'changed', lead_id: VERA.id, user_id, lead_status_id: 2, version });
  await expect
    .poll(() => document.querySelector('[data-column="2"] [data-card="1"]'))
    .not.toBeNull();
  (panel.element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.element(name('Ana Ruiz')).toBeVisible();
  expect(currentPath()).toBe('/app/board?lead=2');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(currentPath()).toBe('/app/board');
  await expect.element(cardIn('New', 'Ana Ruiz')).toHaveFocus();

  window.history.forward();
  await expect.element(name('Ana Ruiz')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: panelText('page') }))
    .toHaveAttribute('href', '/app/leads/2');
  reopenScreen();
  await expect.element(name('Ana Ruiz')).toBeVisible();
  await panel.getByRole('button', { name: ui('close') }).click();
  await expect.poll(currentPath).toBe('/app/board');
  await expect.element(cardIn('New', 'Ana Ruiz')).toHaveFocus();
});

test('Z takes back what was done in the panel, but types a letter in its fields', async () => {
  const server = boardServer();
  const { answers } = leadServer();
  await openBoard({ ...server, answers: [...server.answers, ...answers] });
  await focusCard();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: lead('move.of', { status: 'New' }) }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const note = panel.getByRole('textbox', { name: timeline('composer.label.note') });
  await note.fill('');
  await userEvent.type(note, 'z');
  await expect.element(note).toHaveValue('z');
  expect(callsTo(moveLead)).toHaveLength(1);
  (panel.element() as HTMLElement).focus();
  await userEvent.keyboard('z');
  await expect.poll(() => callsTo(moveLead)[1]?.body).toMatchObject({ is_undo: true });
});

test('filters are in the URL; no matches shows the empty state, and clearing shows all', async () => {
  await openBoard();
  await page.getByRole('button', { name: t('filter.button', { count: 0 }) }).click();
  await page.getByLabelText(t('filter.source'), { exact: true }).selectOptions('staff');
  await expect.poll(currentPath).toMatch(/source=staff/);
  await expect.element(cardIn('New')).not.toBeInTheDocument();
  await page.getByLabelText(t('filter.source'), { exact: true }).selectOptions('');
  await page.getByRole('searchbox').fill('Vera');
  await expect.element(cardIn('New')).toBeVisible();
  await expect.element(columnOf('Contacted')).toMatchTextContent(t('columnFiltered'));
  await page.getByRole('searchbox').fill('nobody is called that');
  await expect.element(page.getByText(t('empty.narrowed'))).toBeVisible();
  await page
    .getByRole('button', { name: t('filter.clear') })
    .first()
    .click();
  await expect.poll(currentPath).toBe('/app/board');
  await expect
    .element(page.getByRole('link', { name: t('newIn', { column: 'Contacted' }) }))
    .toHaveAttribute('href', '/app/contacts/new?statusId=2');
});

test('a board that fails to load says so, and a retry shows it', async () => {
  await openScreen('/app/board', { as: 'salesman', answers: [refuse(getBoard, 'internal')] });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Could not fetch the data.');
  setAnswers(boardServer().answers);
  await page.getByRole('button', { name: ui('error.retry') }).click();
  await expect.element(cardIn('New')).toBeVisible();
});

test.each([
  ['phone', PHONE],
  ['desktop', { width: 1440, height: 900 }],
])(
  'on a %s in Spanish the board is complete, fits the screen and is accessible',
  async (_, size) => {
    const es = translatorFor('es', 'board');
    const did = { kind: 'pass', at: VERA.created_at, address: '9 Elm St', opens: 2 } as const;
    const signal = { ...did, words: 'Too expensive' };
    const { answers } = boardServer([{ ...VERA, profile: null, signal }]);
    await openScreen('/app/board', { as: 'salesman', locale: 'es', size, answers });
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(es('title'));
    await expect.element(columnOf('New')).toMatchTextContent(es('card.noProfile'));
    await expect
      .element(columnOf('New'))
      .toMatchTextContent(/Dijo que no a 9 Elm St · la abrió 2 veces: “Too expensive”/);
    await expect.element(page.getByTitle(/^Llegó: /)).toBeVisible();
    const { top } = columnOf('New').element().getBoundingClientRect();
    expect(top).toBeLessThanOrEqual(size === PHONE ? 320 : 200);
    await expectNoViolationsInBothThemes();
  },
);

test('tags and the order by score are in the address, and compact cards show the score then', async () => {
  const known = answer(listTags, [
    { id: 3, name: 'VIP', color: 'teal' },
    { id: 4, name: 'Cash', color: 'red' },
  ]);
  await openScreen('/app/board', { as: 'salesman', answers: [known, ...boardServer().answers] });
  await expect.element(cardIn('New')).toBeVisible();
  await page.getByRole('button', { name: t('filter.button', { count: 0 }) }).click();
  const chosen = translatorFor('en', 'tags')('filter.chosen', { count: 0 });
  const button = translatorFor('en', 'tags')('filter.button', { chosen });
  await page.getByRole('button', { name: button }).click();
  const panel = page.getByRole('dialog', { name: 'Tags' });
  await panel.getByRole('checkbox', { name: 'VIP' }).click();
  await panel.getByRole('checkbox', { name: 'Cash' }).click();
  await expect.poll(() => callsTo(getBoard).at(-1)?.query).toMatchObject({ tags: '3,4' });
  await expectNoViolations();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: t('compact') }).click();
  const score = translatorFor('en', 'leadScore')('howOf', { score: VERA.score });
  await expect.element(page.getByRole('button', { name: score })).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: t('sort.label') }).selectOptions(t('sort.score'));
  await expect.poll(currentPath).toBe('/app/board?tags=3%2C4&sort=score');
  await expect.poll(() => callsTo(getBoard).at(-1)?.query).toMatchObject({ sort: 'score' });
  await expect.element(page.getByRole('button', { name: score }).first()).toBeVisible();
  // Clearing the filters keeps the order.
  await page.getByRole('button', { name: t('filter.clear'), exact: true }).click();
  await expect.poll(currentPath).toBe('/app/board?sort=score');
  await page.getByRole('button', { name: t('compact') }).click();
});
