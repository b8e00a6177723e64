import type { Page } from '@playwright/test';
import { beSignedIn, expect, PASSWORD, test } from '../fixtures.ts';
import { asReader, fresh } from '../report/share-page.ts';

async function leadsOf(page: Page, email: string) {
  const data = { email: 'admin@alpha.test', password: PASSWORD };
  const login = await (await page.request.post('/api/login', { data })).json();
  const headers = { authorization: `Bearer ${login.access_token}` };
  const found = await page.request.get('/api/leads', {
    headers,
    params: { page: 1, per_page: 5, email },
  });
  return (await found.json()).data as { id: number; user_id: number }[];
}

async function send(visitor: Page, email: string, button: RegExp): Promise<void> {
  const field = (name: string) => visitor.locator(`#contact [name="${name}"]`);
  await field('name').fill('Lucía Prado');
  await field('email').fill(email);
  await field('country').fill('Colombia');
  await field('phone').fill('+57 1 555 0100');
  await visitor.getByRole('button', { name: button }).click();
  await expect(visitor.getByText('Gracias por tu interés.')).toBeVisible();
}

test('an administrator makes a curator’s page, and a visitor’s question there belongs to that curator', async ({
  page,
}) => {
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/curators/new');
  const user = page.getByLabel('User', { exact: true });
  await user.selectOption({ label: 'Sofía Lareda' });
  const curatorId = Number(await user.inputValue());
  await expect(page.getByLabel('Page link', { exact: true })).toHaveValue('sofia-lareda');
  await page.getByLabel('Headline (Spanish)').fill('Le muestro lo que una renta deja de verdad.');
  await page.getByLabel('Headline (English)').fill('I show you what a rent really leaves.');
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page).toHaveURL('/app/curators');

  const visitor = await asReader(page, '/landings/sofia-lareda');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText('Le muestro lo que una renta deja de verdad.')).toBeVisible();
  const email = fresh('lucia');
  await send(visitor, email, /^Agendar /);
  expect((await leadsOf(page, email)).map((lead) => lead.user_id)).toEqual([curatorId]);
});

test('a visitor reads the sample report on a phone, asks about the home, and the lead carries it', async ({
  page,
}) => {
  await beSignedIn(page, 'admin@alpha.test');
  const visitor = await asReader(page, '/informe-de-ejemplo?lang=es');
  await visitor.setViewportSize({ width: 390, height: 844 });
  const address = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await visitor
    .getByRole('link', { name: 'Preguntar a un curador' })
    .locator('visible=true')
    // In the bar, and once more at the end of the report.
    .first()
    .click();
  await expect(visitor.locator('#contact').getByText('Sobre esta propiedad')).toBeVisible();
  await expect(visitor.locator('#contact')).toContainText(address);
  const email = fresh('mateo');
  await send(visitor, email, /^Agendar /);
  const [lead] = await leadsOf(page, email);
  await page.goto(`/app/leads/${lead?.id}`);
  await expect(page.getByText(`Asked about ${address}`).first()).toBeVisible();
});
