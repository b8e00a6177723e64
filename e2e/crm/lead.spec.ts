import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  pressed,
  speakSpanish,
  test,
} from '../fixtures.ts';
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
  await page.getByLabel('Budget for the down payment').fill('120,000');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page).toHaveURL(/\/app\/board$/);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora Probe');
  await expect(page.getByText('$120,000', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Status: ${columns[1].name}` })).toBeVisible();
});

test('a leader hands a contact to another board; the slower editor sees the conflict and chooses (security 26)', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await beSignedIn(page, 'leader@alpha.test');
  const lead = await createLead(page);
  await page.goto(`/app/edit-contact/${lead.id}`);
  const own = await page.getByLabel('Status').inputValue();
  await page.getByLabel('Owner').selectOption({ label: 'Sofía Lareda · Salesman' });
  await expect(page.getByText('The contact moves to another board')).toBeVisible();
  expect(await page.getByLabel('Status').inputValue()).not.toBe(own);
  await page.getByLabel('Owner').selectOption({ label: 'Marcus Ellery (you) · Leader' });
  await expect(page.getByLabel('Status')).toHaveValue(own);

  await page.getByLabel('Last name').fill('Mine');
  await page.getByLabel('Phone').fill('+57 1');
  const { first_name, last_name, email, lead_status_id } = lead;
  await api(page, 'PUT', `/api/app/leads/${lead.id}`, {
    ...{ first_name: 'Theirs', last_name, email, lead_status_id, phone: '+57 2' },
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Someone else changed this contact in the meantime');
  await expect(alert).toContainText('Now: +57 2');
  await expect(alert).toContainText('Yours: +57 1');
  await expect(page.getByLabel('Last name')).toHaveValue('Mine');
  await alert.getByRole('button', { name: 'Keep mine and save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const after = await api(page, 'GET', `/api/leads/${lead.id}`);
  expect(after).toMatchObject({ first_name: 'Theirs', last_name: 'Mine', phone: '+57 1' });
  expect(first_name).toBe('Nora');

  // A column of another role needs an owner of that role.
  const columns = await api(page, 'GET', '/api/lead-statuses?role=salesman');
  await page.goto(`/app/contacts/new?statusId=${columns[2].id}`);
  await expect(page.getByLabel('Status')).toHaveValue(String(columns[2].id));
  await expect(page.getByLabel('Owner')).toHaveValue('');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(5);
  await page.getByLabel('Owner').selectOption({ label: 'Sofía Lareda · Salesman' });
  await expect(page.getByLabel('Status')).toHaveValue(String(columns[2].id));
});

test('the timeline takes notes, calls and tasks, and never loses text', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  await beSignedIn(page, 'salesman@alpha.test');
  const lead = await createLead(page);
  await page.goto(`/app/leads/${lead.id}`);
  await expect(page.getByText('Contact added')).toBeVisible();

  const box = page.getByRole('textbox', { name: 'Note' });
  await page.route('**/activities', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  );
  await box.fill('Prefers calls in the evening.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Not saved. Your text is still here.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Prefers calls in the evening.')).toBeVisible();
  await page.unroute('**/activities');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not saved.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for this note' })).toBeVisible();

  // A half-written entry is still there after leaving.
  await box.fill('Half a sentence');
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.waitForURL('**/app/contacts');
  await page.goBack();
  await expect(box).toHaveValue('Half a sentence');

  await page.getByText('Call', { exact: true }).last().click();
  await page.getByRole('textbox', { name: 'What was discussed' }).fill('Spoke about Hialeah.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Spoke about Hialeah.')).toBeVisible();
  await page.getByText('Task', { exact: true }).click();
  await page.getByRole('textbox', { name: 'What needs to be done' }).fill('Send two options');
  await page.getByLabel('Due').fill('2031-05-01T09:00');
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByText('To do (1)')).toBeVisible();
  await expect(page.getByText('May 1, 2031')).toBeVisible();
  const tick = page.getByRole('checkbox', { name: 'Send two options' });
  await page.route('**/api/activities/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  expect(await tick.evaluate(pressed), 'ticked before the server has answered').toBe(true);
  await expect(page.getByText('The task couldn’t be updated.')).toBeVisible();
  await expect(tick).not.toBeChecked();
  await page.unroute('**/api/activities/*');
  expect(await tick.evaluate(pressed)).toBe(true);
  await expect(page.getByText('To do')).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for this note' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Note' }).last().fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Prefers mornings.')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('calls');
  await expect(page.getByText('Prefers mornings.')).toHaveCount(0);
  await expect(page.getByText('Spoke about Hialeah.')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('all');
  await page.getByRole('button', { name: 'Actions for this call' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Spoke about Hialeah.')).toHaveCount(0);

  await page.getByRole('button', { name: /Move to…/ }).click();
  await page.getByRole('menuitem').nth(2).click();
  await expect(page.getByText(/^Moved from /)).toBeVisible();
  await expectNoViolations(page);
});

test('reports sent to a contact are listed on the page and can be revoked', async ({ page }) => {
  await beSignedIn(page, 'salesman@alpha.test');
  const email = freshAddress('reader');
  const { data } = await (await page.request.get('/api/properties')).json();
  await api(page, 'POST', '/api/properties/send-email', {
    ...{ property_id: data[5].id, email, subject: '', message: '', locale: 'en' },
  });
  // The report was sent before the person was a contact.
  const lead = await createLead(page, { email });
  await page.goto(`/app/leads/${lead.id}`);
  const sent = page.getByRole('region', { name: 'Reports sent' });
  await expect(sent.getByRole('link', { name: data[5].address })).toBeVisible();
  await sent.getByRole('button', { name: /Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(sent.getByText('Revoked', { exact: true })).toBeVisible();
});

test('a leader erases a person on request, after typing the email', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await beSignedIn(page, 'leader@alpha.test');
  const lead = await createLead(page, { last_name: 'Forgotten' });
  const missing: string[] = [];
  page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
  await page.goto(`/app/leads/${lead.id}`);
  await page.getByRole('button', { name: 'More actions for Nora Forgotten' }).click();
  await page.getByRole('menuitem', { name: 'Erase personal data…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('somebody@else.test');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(dialog.getByText('This isn’t the contact’s email address.')).toBeVisible();
  await dialog.getByRole('textbox').fill(lead.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByText('Data erased')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/board/);
  await expect(page.locator('section[data-column]').first()).toBeVisible();
  // Nothing on the page has requested the erased lead.
  expect(missing).toEqual([]);
  await page.goto(`/app/leads/${lead.id}`);
  await expect(page.getByText('Contact not found')).toBeVisible();
});

test('contact and form work in Spanish, fit a phone and are accessible @phone-only', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  await speakSpanish(page);
  await beSignedIn(page, 'salesman@alpha.test');
  const lead = await createLead(page, { first_name: 'Lucía', last_name: 'Ejemplo' });
  await page.goto(`/app/leads/${lead.id}`);
  await expect(page.getByText('Contacto agregado')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Llamar a Lucía Ejemplo' })).toHaveAttribute(
    'href',
    'tel:+573005550199',
  );
  await page.getByRole('button', { name: 'Más acciones para Lucía Ejemplo' }).click();
  await expect(page.getByRole('menuitem', { name: /Borrar datos/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Nota' }).fill('Prefiere la tarde.');
  await page.getByRole('button', { name: 'Agregar nota' }).click();
  await expect(page.getByRole('button', { name: 'Acciones para esta nota' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await page.goto('/app/contacts/new');
  await fillPerson(page, person({ email: lead.email }));
  await expect(page.getByText(/Lucía Ejemplo \(.+\) ya tiene este correo/)).toBeVisible();
  await page.getByRole('button', { name: 'Crear contacto' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'El correo electrónico ya está en uso por otro contacto.',
  );
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
});

test('a contact without a name is labeled so on the board, in the list and on its page', async ({
  page,
}) => {
  await beSignedIn(page, 'salesman@alpha.test');
  const user_id = await page.evaluate(() => Number(localStorage.getItem('user_id')));
  const label = `Edad ${Math.random().toString(36).slice(2)}`;
  const answer = await page.request.post('/api/public/leads', {
    data: { user_id, source: 'quiz', adicionales: [{ label, answer: 'Más de 55', id: 3 }] },
  });
  const { id } = await answer.json();
  await page.goto('/app/board');
  await expect(page.locator(`[data-card="${id}"]`)).toContainText('No name yet');
  await page.goto('/app/contacts');
  await expect(page.locator(`a[href="/app/leads/${id}"]`).first()).toHaveText('No name yet');
  await expect(page.getByText('No email').filter({ visible: true }).first()).toBeVisible();

  await speakSpanish(page);
  await page.goto(`/app/leads/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin nombre');
  // Neither email nor phone, and no links to call or write.
  await expect(page.getByText('Sin dato')).toHaveCount(4);
  await expect(page.locator('header a[href^="mailto:"], header a[href^="tel:"]')).toHaveCount(0);
  await expect(page.locator('header span.w-px')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
