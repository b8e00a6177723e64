import { findLanding, getCurator, listRandomProperties, submitLead } from '@alpha/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectPath } from '~test/explorer-page';
import { answer, callsTo } from '~test/fake-api';
import { marketAnswers } from '~test/market-answers';
import { openScreen } from '~test/open-screen';

const title = () => page.getByRole('heading', { level: 1 });
const choose = (name: string | RegExp) =>
  page.getByRole('radio', { name, exact: typeof name === 'string' }).click();
const next = (name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = () => JSON.parse(localStorage.getItem('quizData') ?? '{}');

const lead = { id: 1, first_name: 'Rosa', last_name: '-', email: 'r@quiz.test', lead_status_id: 1 };
const answers = () => [
  answer(submitLead, lead),
  answer(findLanding, { slug: 'valeria-montiel' }),
  answer(listRandomProperties, []),
  answer(getCurator, {
    user_id: 8,
    slug: 'valeria-montiel',
    display_name: 'Valeria Montiel',
    headline: { en: 'Homes in Florida', es: 'Casas en Florida' },
    about: { en: '', es: '' },
    languages: ['es', 'en'],
    photo_url: null,
  }),
  ...marketAnswers(),
];

/** Every question before the last, as the browser stores the answers. */
function answered(contact: object): void {
  const chosen = (id: number) => ({ label: 'question', answer: 'answer', id });
  const record = {
    location: { label: 'Where do you live?', answer: 'Lima, Peru' },
    selectedAge: chosen(2),
    initialPayment: { label: 'Down payment', answer: '$150,000' },
    selectedRiskComfort: chosen(1),
    selectedInvestmentGoal: chosen(1),
    selectedPropertyType: chosen(2),
    ...contact,
  };
  localStorage.setItem('quizData', JSON.stringify(record));
}

test('a bot that fills in the honeypot is marked as one and sees a result', async () => {
  answered({ nombre: 'Rosa Lima', email: 'rosa@quiz.test' });
  await openScreen('/step-6', { answers: answers() });
  await choose(/^Hold it/);
  await choose('No');
  const trap = document.querySelector<HTMLInputElement>('[name="company_website"]');
  if (!trap) throw new Error('there is no honeypot');
  await expect.element(page.elementLocator(trap)).not.toBeInViewport();
  trap.value = 'https://spam.test';
  await next('Next');
  await expect.element(title()).toMatchTextContent('Conservative Investor');
  expect(callsTo(submitLead).map(({ body }) => body.company_website)).toEqual([
    'https://spam.test',
  ]);
});

test('the quiz names the home a visitor asks about, and goes on without it when asked to', async () => {
  sessionStorage.setItem('asked-home', JSON.stringify({ id: 7, address: '5009 NW 189th St' }));
  await openScreen('/quiz', { answers: answers() });
  await expect.element(page.getByText('5009 NW 189th St')).toBeVisible();
  await page.getByRole('link', { name: /^Start/ }).click();
  await expectPath('/step-1');
  await expect.element(page.getByText('5009 NW 189th St')).toBeVisible();
  await page.getByRole('button', { name: 'Ask without this property' }).click();
  await expect.element(page.getByText('5009 NW 189th St')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('asked-home')).toBeNull();
});

test('the quiz can be answered with the keyboard alone', async () => {
  await openScreen('/step-1', { answers: answers() });
  const place = page.getByLabelText('Where do you live?');
  await expect.element(place).toBeVisible();
  (place.element() as HTMLElement).focus();
  await userEvent.keyboard('Quito 3, Ecuador');
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('3');
  await expect.element(page.getByRole('radio', { name: 'Over 55' })).toBeChecked();
  await userEvent.keyboard('{Tab}Eva{Tab}eva@quiz.test{Enter}');
  await expectPath('/step-2');
  for (const [heading, keys] of [
    [/put down/, []],
    [/risk/, ['2']],
    [/do for you/, ['4']],
    [/kind of property/, ['9', '1']],
    [/plan to exit/, ['2', '{Tab}', '2']],
  ] as const) {
    await expect.element(title()).toMatchTextContent(heading);
    await expect.element(title()).toHaveFocus();
    for (const key of keys) await userEvent.keyboard(key);
    await userEvent.keyboard('{Enter}');
  }
  await expectPath('/profile-result');
  await expect.element(title()).toMatchTextContent('Moderate Investor');
  expect(stored()).toMatchObject({
    location: { answer: 'Quito 3, Ecuador' },
    selectedAge: { id: 3 },
    initialPayment: { answer: '$269,000' },
    selectedExitStrategy: { id: 2 },
    selectedParticipation: { id: 2 },
  });
});
