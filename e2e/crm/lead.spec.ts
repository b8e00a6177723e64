import { beSignedIn, expect, test } from '../fixtures.ts';
import { api, createLead, fillPerson, freshAddress, person } from './lead-page.ts';

test('a salesman adds a contact to a column, is warned of a known email, and loses nothing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422|500/);
  await beSignedIn(page, 'salesman@alpha.test');
  const known = await createLead(page, { last_name: 'Already' });
  const columns = await api(page, 'GET', '/api/lead-statuses?role=salesman');
  await page.goto(`/app/contacts/new?statusId=${columns[1].id}`);
  await expect(page.getByLabel('Status')).toHaveValue(String(columns[1].id));
  await expect(page.getByLabel('Owner')).toHaveCount(0);

  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(4);

  const who = person({ email: known.email.toUpperCase() });
  await fillPerson(page, who);
  await expect(page.getByText(/^Nora Already \(.+\) already has this email/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open contact' })).toHaveAttribute(
    'href',
    `/app/leads/${known.id}`,
  );
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This email is already in use by another contact.',
  );

  const email = freshAddress('nora');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(page.getByText('already has this email')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/api/app/leads', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Error saving the contact, please check the data.',
  );
  await expect(page.getByLabel('Phone')).toHaveValue(who.phone);
  await page.unroute('**/api/app/leads');

  // Leaving asks for confirmation.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  // Closing gives the focus back: typing starts after that.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByLabel('Budget for the down payment').fill('120,000');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page).toHaveURL(/\/app\/board$/);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora Probe');
  await expect(page.getByText('$120,000', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Status: ${columns[1].name}` })).toBeVisible();
});
