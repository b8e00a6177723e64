import { findSampleReport, getCurator, listRandomProperties, submitLead } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, callsTo } from '~test/fake-api';
import { MARKET } from '~test/market';
import { openScreen } from '~test/open-screen';

const lead = { id: 1, first_name: 'Robot', last_name: '-', email: 'a@b.test', lead_status_id: 1 };
const answers = () => [
  answer(listRandomProperties, []),
  answer(submitLead, lead),
  answer(getCurator, {
    user_id: 8,
    slug: 'valeria-montiel',
    display_name: 'Valeria Montiel',
    headline: { en: 'Homes in Florida', es: 'Casas en Florida' },
    about: { en: '', es: '' },
    languages: ['es', 'en'],
    photo_url: null,
  }),
];
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`#contact [name="${name}"]`);
const fieldOf = (name: string) => page.elementLocator(input(name) ?? document.body);

test('a bot that fills in the honeypot, which nobody sees, gets a confirmation (security 14)', async () => {
  await openScreen('/', { answers: answers() });
  await expect.poll(() => input('company_website')).not.toBeNull();
  await expect.element(fieldOf('company_website')).not.toBeInViewport();
  await fieldOf('name').fill('Robot');
  await fieldOf('email').fill('robot@forms.test');
  const trap = input('company_website');
  if (trap) trap.value = 'https://spam.test';
  await page.getByRole('button', { name: /^Schedule / }).click();
  await expect.element(page.getByText(/Thank you for your interest\./)).toBeVisible();
  expect(callsTo(submitLead)[0]?.body).toMatchObject({ company_website: 'https://spam.test' });
});

test('a visitor asks about a home: the form names it, and the lead gets it', async () => {
  const homes = MARKET.slice(0, 3).map(({ listing }) => listing);
  const [first] = homes;
  const place = `${first?.address}, ${first?.city}`;
  await openScreen('/', {
    answers: [
      answer(findSampleReport, { property: first ?? null }),
      answer(listRandomProperties, homes),
      ...answers(),
    ],
  });
  const samples = page.getByRole('link', { name: 'See a sample report' });
  await expect.poll(() => samples.elements().length).toBe(4);
  expect(samples.first().element().getAttribute('href')).toBe('/sample-report');
  document.querySelector<HTMLElement>('#desk li > a')?.click();
  const line = page.getByText(place);
  await expect.element(line).toBeVisible();
  await page.getByRole('button', { name: 'Ask without this property' }).click();
  await expect.element(line).not.toBeInTheDocument();
  document.querySelector<HTMLElement>('#desk li > a')?.click();
  await expect.element(line).toBeVisible();
  await fieldOf('name').fill('Ana');
  await fieldOf('email').fill('ana@forms.test');
  await page.getByRole('button', { name: /^Schedule / }).click();
  await expect.element(page.getByText(/Thank you for your interest\./)).toBeVisible();
  expect(callsTo(submitLead)[0]?.body.property_id).toBe(first?.id);
  await expect.element(line).not.toBeInTheDocument();
});

test('without a chosen sample report nothing links to one', async () => {
  const homes = MARKET.slice(0, 3).map(({ listing }) => listing);
  await openScreen('/', { answers: [answer(listRandomProperties, homes), ...answers()] });
  await expect.poll(() => document.querySelectorAll('#desk li > a').length).toBe(3);
  expect(document.querySelector('a[href*="sample-report"]')).toBeNull();
});

describe('the questions of a curator’s page', () => {
  test('have one answer open at a time, initially the first', async () => {
    await openScreen('/landings/valeria-montiel', { locale: 'es', answers: answers() });
    const items = () => [...document.querySelectorAll<HTMLDetailsElement>('#faq details')];
    const open = () => items().flatMap((item, i) => (item.open ? [i] : []));
    const summary = () => items()[3]?.querySelector('summary');
    await expect.poll(() => items().length).toBe(7);
    expect(open()).toEqual([0]);
    summary()?.click();
    await expect.poll(open).toEqual([3]);
    await page.getByRole('button', { name: /English/ }).click();
    await expect.poll(() => items()[0]?.textContent).toContain('Can I buy property');
    expect(open()).toEqual([3]);
    summary()?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(open).toEqual([]);
  });
});
