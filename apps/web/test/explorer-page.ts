import type { Locale } from '@alpha/i18n';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from './fake-api';
import { marketAnswers } from './market-answers';
import { currentPath, openScreen, TABLET } from './open-screen';

type Options = {
  answers?: Answer[];
  size?: { width: number; height: number };
  locale?: Locale;
};

/** The list of the test market, without the map beside it. */
export async function openListing(search = '', options: Options = {}): Promise<void> {
  const { answers = [], size = TABLET, locale = 'en' } = options;
  await openScreen(`/app/listing${search}`, {
    as: 'salesman',
    size,
    locale,
    answers: [...answers, ...marketAnswers()],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const cards = () => page.getByRole('article');
export const expectCards = (count: number) =>
  expect.poll(() => cards().elements().length).toBe(count);
export const found = () =>
  page.getByRole('heading', { level: 1, name: /Found|Se encontr(ó|aron)/ });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
export const expectPath = (path: string) => expect.poll(currentPath).toBe(path);
export const optionsOf = (name: string) =>
  [...field(name).element().querySelectorAll('option')].map(({ textContent }) => textContent);
