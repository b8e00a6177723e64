import {
  getRoom,
  listRoomPurchases,
  renewRoomCalendar,
  tickRoomStep,
  uploadRoomDocument,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';
import { fromNow, roomPlanLike, stepLike } from '~test/purchases';

const es = translatorFor('es', 'purchase');
const steps = translatorFor('es', 'purchaseSteps');
const room = answer(getRoom, {
  ...{ first_name: 'Andrés', curator: null, homes: [], has_purchase: true, session_count: 1 },
});
const plans = answer(listRoomPurchases, [roomPlanLike()]);

test('the investor sees what waits for them, the days until the closing and both clocks, on a phone', async () => {
  await openScreen('/room', { locale: 'es', size: PHONE, answers: [room, plans] });
  await expect.element(page.getByRole('heading', { name: '660 Lemon St' })).toBeVisible();
  await expect
    .element(page.getByText(new RegExp(es('next.yours'))))
    .toMatchTextContent(/9 días más/);
  const note = page.getByText('The bank waits for your proof of address.').first();
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText(/22 dic 2026 a 9 feb 2027/)).toBeVisible();
  await expect.element(page.getByText(es('progress', { done: 1, total: 4 }))).toBeVisible();
  // What comes later is one line on a phone.
  const offer = page.getByText(steps('step.offer.title'), { exact: true });
  await expect.element(offer).not.toBeVisible();
  const later = page.getByText(es('progress', { done: 0, total: 1 })).first();
  later.element().closest('summary')?.click();
  await offer.click();
  await expect.element(page.getByText(/hora de Madrid/)).toBeVisible();
  await expect.element(page.getByText(/hora de Miami/)).toBeVisible();
  await page.getByText(steps('step.company.title'), { exact: true }).click();
  await expect.element(page.getByRole('link', { name: /FinCEN, al 26 mar 2025/ })).toBeVisible();
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
});

test('a step is completed, and a refusal is said in words', async () => {
  const done = roomPlanLike({ next_step_id: 3 });
  const ticked = answer(tickRoomStep, {
    ...done,
    steps: done.steps.map((step) =>
      step.id === 2
        ? { ...step, status: 'done' as const, done_at: new Date().toISOString(), stuck_since: null }
        : step,
    ),
  });
  await openScreen('/room', { locale: 'es', answers: [room, plans, ticked] });
  await page
    .getByRole('button', { name: new RegExp(`^${es('tick')}`) })
    .first()
    .click();
  await expect.element(page.getByText(es('progress', { done: 2, total: 4 }))).toBeVisible();
  expect(callsTo(tickRoomStep)).toMatchObject([{ params: { id: 2 }, body: { is_done: true } }]);
});

test('an upload that is refused keeps its name and says why', async () => {
  const refused = refuse(uploadRoomDocument, 'leadFile.nameMismatch');
  await openScreen('/room', { locale: 'es', answers: [room, plans, refused] });
  await expect.element(page.getByRole('heading', { name: '660 Lemon St' })).toBeVisible();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File(['%PDF-1.7'], 'foto.jpg'));
  if (!chooser) throw new Error('no file field');
  chooser.files = files.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(new RegExp(es('upload.failed', { name: 'foto.jpg' })));
});

test('what was said about a step goes with it, and the focus goes on to the next', async () => {
  const refused = refuse(uploadRoomDocument, 'leadFile.nameMismatch');
  const offer = { status: 'open' as const, ready_at: fromNow(-1), who: 'investor' as const };
  const plan = roomPlanLike();
  const next = {
    ...plan,
    next_step_id: 3,
    steps: plan.steps.map((step) => {
      if (step.id === 3) return { ...step, ...offer };
      return step.id === 2 ? { ...step, status: 'done' as const, done_at: fromNow(0) } : step;
    }),
  };
  let shown = plan;
  const read = answer(listRoomPurchases, () => [shown]);
  const ticked = answer(tickRoomStep, () => {
    shown = next;
    return next;
  });
  await openScreen('/room', { locale: 'es', answers: [room, read, refused, ticked] });
  const upload = () => page.getByRole('button', { name: new RegExp(`^${es('upload.button')}`) });
  await expect.element(upload().first()).toBeVisible();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('no file field');
  const files = new DataTransfer();
  files.items.add(new File(['%PDF-1.7'], 'foto.jpg'));
  chooser.files = files.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  // Done somewhere else meanwhile.
  shown = next;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(es('progress', { done: 2, total: 4 }))).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  shown = plan;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(es('progress', { done: 1, total: 4 }))).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^${es('tick')}`) })
    .first()
    .click();
  await expect.poll(() => document.activeElement?.textContent).toBe(steps('step.offer.title'));
  const name = steps('step.bank.title');
  await expect.element(page.getByText(es('ticked', { step: name }))).toBeInTheDocument();
});

test('a step that was completed in the evening has the date of the investor’s calendar', async () => {
  const plan = roomPlanLike({ time_zone: 'America/Bogota' });
  const done = answer(listRoomPurchases, [
    {
      ...plan,
      steps: plan.steps.map((step) =>
        step.id === 1 ? { ...step, done_at: '2026-11-20T01:30:00.000Z' } : step,
      ),
    },
  ]);
  await openScreen('/room', { locale: 'es', answers: [room, done] });
  const text = es('step.done', { date: '19 nov 2026' });
  await expect.element(page.getByText(text).first()).toBeInTheDocument();
});

test('what is filed each year has its year and its day, not the days since the keys', async () => {
  const plan = roomPlanLike({ outcome: 'closed', ended_at: fromNow(-300), next_step_id: null });
  const report = { key: 'annual_report', phase: 'after', ready_at: fromNow(-300) } as const;
  const read = answer(listRoomPurchases, [
    {
      ...plan,
      steps: [
        ...plan.steps,
        stepLike(8, { ...report, status: 'done', done_at: fromNow(-20), filing_year: 2027 }),
        stepLike(9, { ...report, due_at: '2028-05-01T21:00:00.000Z', filing_year: 2028 }),
      ],
    },
  ]);
  await openScreen('/room', { locale: 'es', answers: [room, read] });
  // A plan that has ended is one line, with its steps behind it.
  const folded = page.getByText(es('progress', { done: 2, total: 5 })).first();
  await expect.element(folded).toBeVisible();
  await expect.element(page.getByText(steps('phase.after')).first()).not.toBeVisible();
  (folded.element().closest('summary') as HTMLElement).click();
  const name = steps('step.annual_report.title');
  const next = page
    .getByRole('listitem')
    .filter({ hasText: steps('filing', { step: name, year: '2028' }) });
  await expect.element(next.getByText(es('step.due', { date: '1 may 2028' }))).toBeVisible();
});

test('the calendar has a secret address that is shown once', async () => {
  const made = answer(renewRoomCalendar, {
    url: 'https://alpha.test/api/purchase-calendars/x.ics',
  });
  await openScreen('/room', { locale: 'es', answers: [room, plans, made] });
  await page.getByText(es('calendar.add')).click();
  await page.getByRole('button', { name: es('calendar.make') }).click();
  await expect.element(page.getByText(/purchase-calendars/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: es('calendar.open') }))
    .toHaveAttribute('href', 'webcal://alpha.test/api/purchase-calendars/x.ics');
});

test('what staff complete meanwhile is there at once', async () => {
  const streams: { onmessage: (() => void) | null }[] = [];
  class FakeStream {
    onmessage: (() => void) | null = null;
    constructor() {
      streams.push(this);
    }
    close() {}
  }
  const own = window.EventSource;
  window.EventSource = FakeStream as unknown as typeof EventSource;
  let plan = roomPlanLike();
  await openScreen('/room', {
    locale: 'es',
    answers: [room, answer(listRoomPurchases, () => [plan])],
  });
  await expect.element(page.getByText(es('progress', { done: 1, total: 4 }))).toBeVisible();
  await expect.poll(() => streams.length).toBe(1);
  plan = roomPlanLike({
    steps: plan.steps.map((step) => ({ ...step, status: 'done', done_by: null, staff_note: '' })),
  });
  streams[0]?.onmessage?.();
  await expect.element(page.getByText(es('progress', { done: 4, total: 4 }))).toBeVisible();
  window.EventSource = own;
});
