import {
  answerRoomHome,
  getRoom,
  noteRoomHome,
  removeRoomHome,
  restoreRoomHome,
  saveRoomHomes,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refusal, SUCCESS } from '~test/fake-api';
import { openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { roomHomeLike, roomLike, roomWith } from '~test/room';

const es = translatorFor('es', 'room');
const saving = translatorFor('es', 'saving');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const show = async (tab: string) => {
  const choice = page.getByRole('radio', { name: new RegExp(`^${tab}`) });
  await expect.element(choice).toBeInTheDocument();
  // The label is what is seen.
  (choice.element() as HTMLElement).click();
};
const note = page.getByLabelText(es('home.noteOf', { address: '1 Palm St' }));
const card = (id: number) => page.getByRole('article', { name: `${id} Palm St` });
const options = { locale: 'es', size: PHONE } as const;

test('typed text of a note outlives the other tab, a new reading, a failed save and a reload', async () => {
  let sent = roomHomeLike(2, { saved_at: null, sent_at: '2026-11-01T10:00:00.000Z' });
  const room = answer(getRoom, () => roomLike([roomHomeLike(1), sent]));
  const saved = answer(saveRoomHomes, () => {
    sent = { ...sent, saved_at: '2026-11-02T10:00:00.000Z' };
    return SUCCESS;
  });
  let isDown = true;
  const noted = answer(noteRoomHome, ({ body }) => (isDown ? refusal('internal') : body));
  await openScreen('/room', { ...options, answers: [room, saved, noted] });
  await press(`${es('home.addNote')} 1 Palm St`);
  await expect.element(note).toHaveFocus();
  await note.fill('Cerca del colegio');
  await show('De Valeria');
  await expect.element(note).not.toBeVisible();
  await card(2)
    .getByRole('button', { name: saving('button.saveOf', { address: '2 Palm St' }) })
    .click();
  await expect.poll(() => callsTo(getRoom).length).toBeGreaterThan(1);
  await show(es('tabs.saved'));
  await expect.element(note).toHaveValue('Cerca del colegio');
  await press(es('home.saveNote'));
  await expect.element(card(1).getByRole('alert')).toMatchTextContent(es('home.noteFailed'));
  await expect.element(note).toHaveValue('Cerca del colegio');
  await expectNoViolationsInBothThemes();
  reopenScreen();
  await expect.element(note).toHaveValue('Cerca del colegio');
  isDown = false;
  await press(es('home.retryNote'));
  await expect.element(card(1).getByText('Cerca del colegio')).toBeVisible();
  const edit = page.getByRole('button', { name: `${es('home.editNote')} 1 Palm St` });
  await expect.element(edit).toHaveFocus();
  await expect.element(card(1).getByText(es('home.noteSaved'))).toBeInTheDocument();
  // The room was not read again: the card that comes back has the new text all the same.
  await show('De Valeria');
  await show(es('tabs.saved'));
  await expect.element(card(1).getByText('Cerca del colegio')).toBeVisible();
  await edit.click();
  await expect.element(note).toHaveValue('Cerca del colegio');
});

test('what is typed while an earlier text is being saved is kept', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const noted = answer(noteRoomHome, async ({ body }) => {
    await held;
    return body;
  });
  await openScreen('/room', { ...options, answers: [roomWith(roomHomeLike(1)), noted] });
  await press(`${es('home.addNote')} 1 Palm St`);
  await note.fill('Cerca');
  await press(es('home.saveNote'));
  await expect.poll(() => callsTo(noteRoomHome)).toHaveLength(1);
  await note.fill('Cerca del mar');
  finish();
  await expect.element(page.getByRole('button', { name: es('home.saveNote') })).toBeVisible();
  await expect.element(note).toHaveValue('Cerca del mar');
});

test('a reason that is typed for a no outlives the other tab, and the focus skips its homes', async () => {
  const sent_at = '2026-11-01T10:00:00.000Z';
  const saved = roomHomeLike(1);
  const sent = roomHomeLike(2, { saved_at: null, sent_at });
  const given = answer(answerRoomHome, ({ body: { answer, reason = '' } }) => ({ answer, reason }));
  const removed = answer(removeRoomHome, { ...SUCCESS, undo: 'token' });
  await openScreen('/room', {
    ...options,
    answers: [roomWith(saved, sent, roomHomeLike(3)), given, removed],
  });
  const why = translatorFor('es', 'sender');
  await show('De Valeria');
  await card(2)
    .getByRole('button', { name: translatorFor('es', 'shortlistPage')('answer.pass') })
    .click();
  await press(why('answer.otherReason'));
  const reason = page.getByLabelText(why('answer.reason'));
  await reason.fill('Muy lejos del mar');
  await show(es('tabs.saved'));
  await expect.element(reason).not.toBeVisible();
  // The next home that is seen, not the one of the other tab.
  await press(es('home.removeOf', { address: '1 Palm St' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('3 Palm St');
  await show('De Valeria');
  await expect.element(reason).toHaveValue('Muy lejos del mar');
  await press(why('answer.sendReason'));
  await expect
    .poll(() => callsTo(answerRoomHome).at(-1))
    .toMatchObject({ params: { id: 2 }, body: { answer: 'pass', reason: 'Muy lejos del mar' } });
});

test('a removed home comes back with its note, and the focus goes on', async () => {
  const removed = answer(removeRoomHome, { ...SUCCESS, undo: 'sealed' });
  let isFull = true;
  const restored = answer(restoreRoomHome, () => (isFull ? refusal('room.full') : SUCCESS));
  const homes = [roomHomeLike(1, { note: 'Near the school' }), roomHomeLike(2)];
  await openScreen('/room', { ...options, answers: [roomWith(...homes), removed, restored] });
  await press(es('home.removeOf', { address: '1 Palm St' }));
  await expect.element(card(1)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: '2 Palm St' })).toHaveFocus();
  const hearts = () => JSON.parse(localStorage.getItem('savedHomes') ?? '{}').homes;
  expect(hearts()).toEqual([{ property_id: 2 }]);
  await expect.element(page.getByText(es('home.removed', { address: '1 Palm St' }))).toBeVisible();
  await press(es('home.undo'));
  const full = translatorFor('es', 'errors')('room.full');
  await expect.element(page.getByText(full)).toBeVisible();
  isFull = false;
  await page
    .getByRole('button', { name: es('home.undo') })
    .last()
    .click();
  await expect.element(card(1).getByText('Near the school')).toBeVisible();
  expect(callsTo(restoreRoomHome).at(-1)).toEqual({ params: { id: 1 }, body: { undo: 'sealed' } });
  expect(page.getByRole('article').elements()[0]?.textContent).toContain('1 Palm St');
  expect(hearts()).toHaveLength(2);
  expectNoSidewaysScroll();
});

test('after the last home, the focus is where it says that there is none', async () => {
  const removed = answer(removeRoomHome, { ...SUCCESS, undo: 'sealed' });
  await openScreen('/room', { ...options, answers: [roomWith(roomHomeLike(1)), removed] });
  await press(es('home.removeOf', { address: '1 Palm St' }));
  await expect.element(page.getByText(es('empty.savedTitle'))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: es('homes.title') })).toHaveFocus();
});

test('a removal that fails says so, and nothing is gone', async () => {
  const failed = answer(removeRoomHome, () => refusal('internal'));
  await openScreen('/room', { ...options, answers: [roomWith(roomHomeLike(1)), failed] });
  await press(es('home.removeOf', { address: '1 Palm St' }));
  await expect.element(card(1).getByRole('alert')).toMatchTextContent(es('home.failed'));
});
