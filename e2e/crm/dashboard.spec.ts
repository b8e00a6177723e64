import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  signIn,
  speakSpanish,
  test,
} from '../fixtures.ts';

test('a leader reads how the team is doing, by period and person @phone', async ({ page }) => {
  await signIn(page, 'leader@alpha.test');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByLabel('Period', { exact: true }).selectOption('year');
  await expect(page.getByText(/contacts? arrived in this period/)).toBeVisible();
  await expect(page.getByText('Won means:')).toBeVisible();
  // Rules are for administrators.
  await expect(page.getByText('Rules for everyone')).toHaveCount(0);

  const rows = page.getByRole('table', { name: 'By person' }).getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await page.getByLabel('Owner').selectOption({ label: 'Sofía Lareda' });
  await expect(rows).toHaveCount(2);

  await page.getByLabel('Period', { exact: true }).selectOption('own');
  await page.getByLabel('From', { exact: true }).fill('2001-01-01');
  await page.getByLabel('To', { exact: true }).fill('2001-01-31');
  await expect(page.getByText('No contacts in this period')).toBeVisible();
});

test('an administrator says in Spanish whose team takes turns and what counts as won', async ({
  page,
}) => {
  await speakSpanish(page);
  await signIn(page, 'admin@alpha.test');
  await page.goto('/app/dashboard?period=year');
  await expect(page.getByText(/en este período/).first()).toBeVisible();
  await page.getByLabel('Contactos sin responsable').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Se guardaron las reglas.')).toBeVisible();
  await expect(page.getByText(/^(Siguen: |Nadie de este equipo)/)).toBeVisible();
  await page.getByLabel('Contactos sin responsable').selectOption('');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/^Siguen: /)).toHaveCount(0);
});

test('a salesman has no dashboard', async ({ page }) => {
  await signIn(page, 'salesman@alpha.test');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('New contacts')).toHaveCount(0);
});
