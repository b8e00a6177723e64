import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Unique, and new for each attempt. */
export const freshAddress = (name: string) =>
  `${name}.${Math.random().toString(36).slice(2, 8)}@lead.test`;

export type Person = { first_name: string; last_name: string; phone: string; email: string };

export const person = (more: Partial<Person> = {}): Person => ({
  first_name: 'Nora',
  last_name: 'Probe',
  phone: '+57 300 555 0199',
  email: freshAddress('nora'),
  ...more,
});

/** Calls the API as the signed-in user. */
export async function api(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

export const createLead = (page: Page, more: Partial<Person> = {}) =>
  api(page, 'POST', '/api/app/leads', person(more));

export async function fillPerson(page: Page, who: Person): Promise<void> {
  await page.getByLabel(/^(First name|Nombre)$/).fill(who.first_name);
  await page.getByLabel(/^(Last name|Apellidos)$/).fill(who.last_name);
  await page.getByLabel(/^(Email|Correo electrónico)$/).fill(who.email);
  await page.getByLabel(/^(Phone|Teléfono)$/).fill(who.phone);
}
