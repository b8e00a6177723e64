import { readFile } from 'node:fs/promises';
import type { Purchase } from '@alpha/contract';
import type { Locator, Page } from '@playwright/test';
import { api } from './crm/lead-page.ts';
import {
  beSignedIn,
  errorsIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
} from './fixtures.ts';
import { PHONE } from './report/share-page.ts';
import { roomLink, throughQuiz } from './room-page.ts';

/** A step that hangs is named by its own failure, not by the end of the whole journey. */
const STEP_MS = 40_000;
/** The salesman of the demo, as the quiz stores whose link was followed. */
const SALESMAN = 3;
const PASSPORT = 'passport.pdf';
const CONTENT = '%PDF-1.4\nthe first page of a passport\n%%EOF\n';

type Desk = { page: Page; leadId: number };

const planOf = async ({ page, leadId }: Desk): Promise<Purchase> => {
  const [plan] = await api(page, 'GET', `/api/leads/${leadId}/purchases`);
  return plan;
};

/** What others do meanwhile: everything that is still open before this step. */
async function settleUpTo(desk: Desk, key: Purchase['steps'][number]['key']): Promise<void> {
  const { steps } = await planOf(desk);
  const place = steps.findIndex((step) => step.key === key);
  for (const step of steps.slice(0, place))
    if (step.status === 'open')
      await api(desk.page, 'PUT', `/api/purchase-steps/${step.id}`, { status: 'done' });
}

/** In Miami, three days from now. */
function inThreeDays(): string {
  const at = new Date(Date.now() + 3 * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);
}

/** The home that is in the browser's hands until the room is open. → its address */
async function saveFirstMatch(phone: Page): Promise<string> {
  const heart = phone.getByRole('button', { name: /^Guardar \d/ }).first();
  const address = ((await heart.getAttribute('aria-label')) ?? '').replace('Guardar ', '');
  await heart.click();
  await expect(phone.getByRole('button', { name: `Guardada: ${address}` })).toBeVisible();
  return address;
}

async function tickNext(plan: Locator, name: string): Promise<void> {
  await plan.getByRole('button', { name: `Marcar como listo ${name}`, exact: true }).click();
  await expect(plan.getByRole('status').filter({ hasText: `${name}: listo.` })).toBeAttached();
}

test('from the quiz to the keys: an investor on a phone in Spanish, a curator at a desk in English', async ({
  page,
  browser,
}) => {
  // Three times as long with each check of accessibility.
  test.setTimeout(120_000);
  const pocket = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const errorsOnPhone = await errorsIn(pocket);
  const phone = await pocket.newPage();
  for (const each of [page, phone]) each.setDefaultTimeout(STEP_MS);

  const email = await throughQuiz(phone, SALESMAN);
  const saved = await saveFirstMatch(phone);
  await phone.getByRole('button', { name: 'Enviarme mi enlace' }).click();
  await expect(phone.getByText('Revise su correo')).toBeVisible();
  await phone.goto(await roomLink(email));
  await phone.getByRole('button', { name: 'Abrir Mis propiedades' }).click();
  await expect(phone.getByRole('article', { name: saved })).toBeVisible();

  // The lead has said yes.
  await beSignedIn(page, 'salesman@alpha.test');
  const found = await api(page, 'GET', `/api/leads?page=1&email=${encodeURIComponent(email)}`);
  expect(found.data).toHaveLength(1);
  const desk: Desk = { page, leadId: found.data[0].id };
  await page.goto(`/app/leads/${desk.leadId}`);
  await page.getByRole('button', { name: 'Start a plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Property')).toContainText(saved);
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect(dialog).toHaveCount(0);
  const leadPlan = page.getByRole('region', { name: 'Purchase plan' });
  await expect(leadPlan.getByText(/^Closing .+ to /)).toBeVisible();

  // Without a reload, on the other side.
  const plan = phone.getByRole('region', { name: saved });
  await expect(plan.getByText('Su plan de compra')).toBeVisible();
  await expect(plan.getByText('Cierre previsto')).toBeVisible();
  await expectNoSidewaysScroll(phone);

  await leadPlan.getByRole('button', { name: 'Mark “Company (LLC)” as done' }).click();
  await tickNext(plan, 'Número fiscal de la compañía (EIN)');
  await tickNext(plan, 'Número fiscal personal (ITIN)');
  for (const step of ['Tax number of the company (EIN)', 'Personal tax number (ITIN)'])
    await expect(leadPlan.getByRole('button', { name: `Mark “${step}” as done` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

  const choosing = phone.waitForEvent('filechooser');
  await plan
    .getByRole('button', { name: 'Subir un documento Cuenta bancaria en EE. UU.', exact: true })
    .click();
  await (await choosing).setFiles({
    ...{ name: PASSPORT, mimeType: 'application/pdf', buffer: Buffer.from(CONTENT) },
  });
  await expect(plan.getByText(`${PASSPORT} está subido`)).toBeVisible();
  await expectNoViolations(phone);

  await leadPlan.getByRole('button', { name: /^US bank account.*1 document/ }).click();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Download ${PASSPORT}` }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toBe(CONTENT);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await settleUpTo(desk, 'offer');
  await leadPlan.getByRole('button', { name: /^Offer/ }).click();
  await dialog.getByLabel('Deadline').fill(inThreeDays());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(plan.getByText('Sigue: Asesor')).toBeVisible();
  await expect(plan.getByText(/^Faltan? \d+ (días?|horas?)$/).first()).toBeVisible();
  await expectNoSidewaysScroll(phone);

  await settleUpTo(desk, 'closing');
  await leadPlan.getByRole('button', { name: 'Mark “Closing” as done' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm the closing' })).toBeVisible();
  await dialog.getByLabel('Price paid').fill('251500');
  await expectNoViolations(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Keys handed over' }).click();
  await expect(dialog).toHaveCount(0);

  // Each side leads from the plan to the bought home, with the forecast of that day.
  await leadPlan.getByRole('link', { name: 'Bought property' }).click();
  await expect(page).toHaveURL(/#owned-home-\d+$/);
  await expect(page.getByRole('article', { name: saved }).last()).toContainText('$251,500');
  await expect(plan.getByText(/^Cerrada el /)).toBeVisible();
  await plan.getByRole('link', { name: 'Su propiedad está comprada: vea su pronóstico' }).click();
  await expect(phone).toHaveURL(/#owned-home-\d+$/);
  const bought = phone.getByRole('region', { name: 'Mis propiedades compradas' });
  await expect(bought.getByText(/251[.,]500/)).toBeVisible();
  await expectNoSidewaysScroll(phone);

  const [atDesk] = await api(page, 'GET', `/api/leads/${desk.leadId}/owned-homes`);
  const [inRoom] = await (await phone.request.get('/api/room/owned-homes')).json();
  expect(atDesk.price_cents).toBe(25_150_000);
  expect(inRoom.forecast.hash).toBe(atDesk.forecast.hash);
  expect(inRoom.id).toBe((await planOf(desk)).owned_home_id);
  expect(errorsOnPhone).toEqual([]);
  await pocket.close();
});
