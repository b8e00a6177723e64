import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from './fake-api';
import type { MarketEntry } from './market';
import { openScreen } from './open-screen';
import { GOOD, pathOf, reportAnswers, streetOf } from './report';

type Options = {
  change?: (report: PropertyReport) => void;
  search?: string;
  locale?: Locale;
  size?: { width: number; height: number };
  answers?: Answer[];
};

/** A report as its salesman sees it. */
export async function openReport(entry: MarketEntry = GOOD, options: Options = {}): Promise<void> {
  const { change, search = '', answers = [], locale = 'en', size } = options;
  await openScreen(pathOf(entry) + search, {
    as: 'salesman',
    locale,
    ...(size ? { size } : {}),
    answers: [...answers, ...reportAnswers(entry, change)],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(streetOf(entry));
}

export const section = (name: string) => page.getByRole('region', { name, exact: true });
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const menu = () =>
  page.getByRole('navigation', { name: /Report sections|Secciones del informe/ });
export const current = () => menu().element().querySelector('[aria-current]')?.textContent;
export const menuEntries = () =>
  menu()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
/** The ids that the menu leads to. */
export const menuLinks = () =>
  (menu().getByRole('link').elements() as HTMLAnchorElement[]).map(({ hash }) => hash.slice(1));
/** Phones: opens what is folded behind a heading. */
export const unfold = (name: string) =>
  section(name).element().querySelector<HTMLElement>('details > summary')?.click();
export const mainText = () => page.getByRole('main').element().textContent;
