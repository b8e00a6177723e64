import { listPropertyMatches, type ResultOf } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsTo } from '~test/fake-api';
import { MARKET } from '~test/market';
import { marketAnswers } from '~test/market-answers';
import { openScreen } from '~test/open-screen';

const panel = () => page.getByRole('complementary');
const lines = () => [...document.querySelectorAll('aside li')].map((line) => line.textContent);
/** The name of an option also has its description. */
const choose = (name: string) => page.getByRole('radio', { name, exact: false }).first().click();
const title = () => page.getByRole('heading', { level: 1 });

test.each(['en', 'es'] as const)('the panel lists what each answer counts: %s', async (locale) => {
  const t = translatorFor(locale, 'quizSteps');
  const goOn = () => page.getByRole('button', { name: t('next'), exact: true }).click();
  localStorage.setItem('language', locale);
  await openScreen('/step-3', { answers: marketAnswers() });
  await expect.element(panel().getByText(t('search.none'))).toBeVisible();
  await choose(t('option.risk.1'));
  await expect.poll(lines).toEqual([t('search.for.safety')]);
  await choose(t('option.risk.3'));
  await expect.poll(lines).toEqual([t('search.for.upside')]);
  await goOn();
  await choose(t('option.goal.4'));
  await expect.poll(lines).toEqual([t('search.for.planned_growth')]);
  await expect.element(panel().getByText(t('search.note.growth'))).toBeVisible();
  await goOn();
  await choose(t('option.type.4'));
  await expect.poll(lines).toEqual([t('search.kind.single_family'), t('search.kind.condo')]);
  await expect.element(panel().getByText(t('search.note.shortTerm'))).toBeVisible();
  await choose(t('option.type.1'));
  await expect.element(panel().getByText(t('search.any'))).toBeVisible();
});

const [first, second] = MARKET.map(({ listing }) => listing);
if (!first || !second) throw new Error('the test market is empty');
const CASH_FLOW = { answer: 'goal', code: 'cash_flow', values: { usd: 3_720, top: 2 } } as const;

function answered(): void {
  const chosen = (id: number) => ({ label: 'question', answer: 'answer', id });
  const record = {
    location: { label: 'Where do you live?', answer: 'Lima, Peru' },
    selectedAge: chosen(2),
    initialPayment: { label: 'Down payment', answer: '$150,000' },
    selectedRiskComfort: chosen(1),
    selectedInvestmentGoal: chosen(1),
    selectedPropertyType: chosen(2),
    selectedExitStrategy: chosen(1),
    selectedParticipation: chosen(2),
  };
  localStorage.setItem('quizData', JSON.stringify(record));
  localStorage.setItem('leadSent', 'true');
}

const shows = (matches: ResultOf<typeof listPropertyMatches>) => [
  answer(listPropertyMatches, matches),
  ...marketAnswers(),
];

test.each([
  {
    locale: 'en',
    line: 'Fits your goal: cash flow of $310 a month in the first year',
    loss: 'Chance of loss{count} of 100',
    total: /^Today 31 properties can be bought with \$150,000 down or less\./,
  },
  {
    locale: 'es',
    line: 'Cumple su objetivo: flujo de caja de US$ 310 al mes en el primer año',
    loss: 'Probabilidad de pérdida{count} de 100',
    total: /^Hoy se pueden comprar 31 propiedades con un pago inicial de/,
  },
] as const)('each card says why it is shown, and its chance of loss: $locale', async (each) => {
  const { locale, line, loss, total } = each;
  answered();
  localStorage.setItem('language', locale);
  const t = translatorFor(locale, 'quizResult');
  const matches = [
    { listing: first, reason: CASH_FLOW, warning: null, chance_of_loss: 0.0312 },
    { listing: second, reason: null, warning: null, chance_of_loss: null },
  ];
  await openScreen('/profile-result', { answers: shows({ fit: 'all', total: 31, matches }) });
  await expect.element(title()).toBeVisible();
  await expect.element(page.getByText(line.replace('US$ ', 'US$\u00a0'))).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: t('matches.title', { count: 2 }) }))
    .toBeVisible();
  const shown = document.querySelectorAll('article dl');
  const lost = String(Math.round(100 * (first.outcome?.chance_of_loss ?? Number.NaN)));
  expect(shown[0]?.textContent).toContain(loss.replace('{count}', lost));
  expect(shown[1]?.textContent).toContain(t('matches.loss'));
  await expect.element(page.getByText(total)).toBeVisible();
  expect(callsTo(listPropertyMatches).map(({ query }) => query)).toEqual([
    { initial_payment: 150_000, risk: 1, goal: 1, property_type: 2 },
  ]);
});

test.each([
  ['over_budget', 'These come closest.'],
  ['other_kind', 'so these are of other types.'],
] as const)('the result says that nothing fits: %s', async (fit, sentence) => {
  answered();
  const matches = [{ listing: first, reason: null, warning: null, chance_of_loss: null }];
  await openScreen('/profile-result', { answers: shows({ fit, total: 0, matches }) });
  await expect.element(page.getByText(new RegExp(sentence))).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: first.address })).toBeVisible();
});
