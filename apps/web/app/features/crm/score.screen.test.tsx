import {
  getLeadScore,
  getScoreWeights,
  type LeadScoreHow,
  previewScoreWeights,
  saveScoreWeights,
  USUAL_SCORE_WEIGHTS,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'leadScore');
const settings = translatorFor('en', 'settings');

const HOW: LeadScoreHow = {
  score: 42,
  parts: [
    { part: 'budget', points: 19, weight: 24, count: 300_000, at: null },
    { part: 'answers', points: 0, weight: 12, count: 0, at: null },
    { part: 'opens', points: 13, weight: 14, count: 4, at: new Date().toISOString() },
    { part: 'likes', points: 0, weight: 0, count: null, at: null },
    { part: 'asks', points: 0, weight: 36, count: null, at: null },
    { part: 'recency', points: 14, weight: 14, count: null, at: new Date().toISOString() },
    { part: 'passes', points: -4, weight: 20, count: 1, at: '2026-03-01T10:00:00.000Z' },
  ],
};

test('the score on a lead says what it is made of', async () => {
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [answer(getLeadScore, HOW), ...leadServer({ score: 42 }).answers],
  });
  await page.getByRole('button', { name: t('howOf', { score: 42 }) }).click();
  const panel = page.getByRole('dialog', { name: t('title', { score: 42 }) });
  await expect.element(panel.getByText(/4 times, last/)).toBeVisible();
  await expect.element(panel.getByText('$300,000 down payment')).toBeVisible();
  await expect.element(panel.getByText('+13')).toBeVisible();
  await expect.element(panel.getByText('−4')).toBeVisible();
  // A part without weight counts nothing.
  expect(panel.getByText(t('part.likes')).elements()).toEqual([]);
});

const answers = [
  answer(getScoreWeights, { weights: USUAL_SCORE_WEIGHTS, is_usual: true }),
  answer(previewScoreWeights, ({ body }) => [
    { id: 1, name: 'Nora Probe', score: body.weights.budget, score_now: 24 },
  ]),
  answer(saveScoreWeights, ({ body }) => ({
    weights: body.weights ?? USUAL_SCORE_WEIGHTS,
    is_usual: body.weights === null,
  })),
];

test('an administrator changes the points, sees the top ten before saving, and can reset them', async () => {
  await openScreen('/app/settings/score', { as: 'admin', answers });
  const save = page.getByRole('button', { name: settings('save') });
  await page.getByLabelText(t('part.budget')).fill('34');
  await expect.element(page.getByText(settings('score.over', { points: 10 }))).toBeVisible();
  await expect.element(save).toBeDisabled();
  await page.getByLabelText(t('part.asks')).fill('10');
  await expect.element(page.getByText(settings('score.whole'))).toBeVisible();
  await expect.element(page.getByText(settings('score.was', { score: 24 }))).toBeVisible();
  await save.click();
  await expect.element(page.getByText(settings('saved'))).toBeVisible();
  expect(callsTo(saveScoreWeights)[0]?.body.weights).toMatchObject({ budget: 34, asks: 10 });
  await page.getByRole('button', { name: settings('score.reset') }).click();
  await expect.element(page.getByLabelText(t('part.budget'))).toHaveValue(24);
});

test('the page of the score fits a phone in Spanish', async () => {
  await openScreen('/app/settings/score', { as: 'admin', locale: 'es', size: PHONE, answers });
  await expect
    .element(page.getByLabelText(translatorFor('es', 'leadScore')('part.budget')))
    .toBeVisible();
  await expectNoSidewaysScroll();
  await expectNoViolationsInBothThemes();
});
