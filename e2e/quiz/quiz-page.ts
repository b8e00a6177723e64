import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** What the browser stores of the quiz. */
export async function stored(page: Page) {
  return page.evaluate(() => ({
    quiz: JSON.parse(localStorage.getItem('quizData') ?? '{}'),
    leadSent: localStorage.getItem('leadSent'),
    refId: localStorage.getItem('refId'),
    utmParams: localStorage.getItem('utmParams'),
    language: localStorage.getItem('language'),
  }));
}

export const next = (page: Page) => page.getByRole('button', { name: /^(Next|Siguiente)$/ });

/** Chooses one option and continues; the next heading then has the focus. */
export async function answer(page: Page, ...options: (string | RegExp)[]): Promise<void> {
  for (const name of options)
    await page.getByRole('radio', { name, exact: typeof name === 'string' }).check();
  const { pathname } = new URL(page.url());
  await next(page).click();
  await page.waitForURL((url) => url.pathname !== pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** The lead posts sent by the page. */
export function watchPosts(page: Page): Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/leads')) posts.push(request.postDataJSON());
  });
  return posts;
}

/** Answers as the browser stores them, up to the given step, to start in the middle. */
export async function answered(page: Page, upTo: number): Promise<void> {
  const chosen = (id: number) => ({ label: 'question', answer: 'answer', id });
  const fields: [number, string, unknown][] = [
    [1, 'nombre', 'Rosa Lima'],
    [1, 'email', `rosa.${Date.now()}@quiz.test`],
    [1, 'location', { label: 'Where do you live?', answer: 'Lima, Peru' }],
    [1, 'selectedAge', chosen(2)],
    [2, 'initialPayment', { label: 'Down payment', answer: '$150,000' }],
    [3, 'selectedRiskComfort', chosen(1)],
    [4, 'selectedInvestmentGoal', chosen(1)],
    [5, 'selectedPropertyType', chosen(2)],
  ];
  const record = Object.fromEntries(
    fields.flatMap(([step, name, value]) => (step <= upTo ? [[name, value]] : [])),
  );
  await page.evaluate((quiz) => localStorage.setItem('quizData', quiz), JSON.stringify(record));
}
