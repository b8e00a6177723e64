import {
  createShareLink,
  getLead,
  getMailState,
  getPropertyPdf,
  listExchangeRates,
  listLeads,
  listShares,
  markLinkShared,
  revokeShare,
  type Share,
  sendProperty,
} from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leadLike } from '~/data/board-fixtures';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { PESO } from '~test/exchange-rate';
import { type Answer, answer, callsTo, refusal, refuse, setAnswers } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { currentPath, PHONE } from '~test/open-screen';
import { openReport } from '~test/report-page';

const SENT = 'Property details have been sent successfully.';
const FAILED = 'There was an error sending the email. Please try again.';
const done = { status: 'success', mail_is_configured: true } as const;
const saved = { status: 'success', mail_is_configured: false } as const;
const dialog = () => page.getByRole('dialog');
const address = (number = 1, name = 'Email address') =>
  dialog().getByLabelText(number === 1 ? name : `${name} ${number}`, { exact: true });
const inDialog = (name: string | RegExp) =>
  dialog().getByRole('button', { name, exact: typeof name === 'string' });
const send = () => inDialog(/^(Send|Sending\.\.\.)$/);
const add = () => inDialog('Add another address');
const label = (name: RegExp) => dialog().getByLabelText(name);
const sentTo = () => callsTo(sendProperty).map(({ body }) => body.email);

const MADE = {
  id: 5,
  url: 'https://alpha.test/property/share/abc',
  expires_at: '2030-01-01T00:00:00.000Z',
};

const share = (id: number, email: string, fields: Partial<Share> = {}): Share => ({
  id,
  email,
  locale: 'en',
  currency: null,
  created_by: { id: 3, name: 'Sofía Lareda' },
  created_at: '2026-03-01T10:00:00.000Z',
  expires_at: '2030-03-01T10:00:00.000Z',
  revoked_at: null,
  first_opened_at: null,
  last_opened_at: null,
  open_count: 0,
  channel: 'mail',
  delivery: 'kept',
  given_answer: { answer: null, reason: '' },
  other_readers: [],
  scenarios: [],
  question: '',
  reader: { name: '', contact: '' },
  ...fields,
});

async function open(...answers: Answer[]): Promise<void> {
  await openAt('', ...answers);
}

async function openAt(search: string, ...answers: Answer[]): Promise<void> {
  await openReport(undefined, {
    search,
    answers: [
      ...answers,
      answer(sendProperty, done),
      answer(getMailState, { mail_is_configured: false }),
    ],
  });
}

async function openDialog(): Promise<void> {
  await page.getByRole('button', { name: 'Send by Email' }).click();
  await expect.element(address()).toHaveFocus();
}

async function fill(...emails: string[]): Promise<void> {
  for (const [index, email] of emails.entries()) {
    if (index > 0) await add().click();
    await address(index + 1).fill(email);
  }
}

describe('the dialog that sends a report', () => {
  test('says that emails are saved, sends one to each person and is empty afterwards', async () => {
    await open(answer(sendProperty, saved));
    await openDialog();
    await expect.element(dialog()).toMatchTextContent('No email server is set up');
    await fill('ana@example.com', 'luis@example.com');
    await dialog().getByText('Español').click();
    await label(/^Message/).fill('Look at the roof.');
    await send().click();
    await expect.element(page.getByText('Saved, not sent')).toBeVisible();
    await expect.element(page.getByText(SENT)).not.toBeInTheDocument();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(
      callsTo(sendProperty).map(({ body }) => [body.email, body.locale, body.message]),
    ).toEqual([
      ['ana@example.com', 'es', 'Look at the roof.'],
      ['luis@example.com', 'es', 'Look at the roof.'],
    ]);
    await openDialog();
    await expect.element(address()).toHaveValue('');
    await expect.element(address(2)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Send by Email' })).toHaveFocus();
  });

  test('sends the scenario on the page under the name that it gets', async () => {
    await openAt('?hold=5&down=40');
    await openDialog();
    await fill('ana@example.com');
    await dialog().getByText('Your scenario', { exact: true }).click();
    await dialog().getByRole('textbox', { name: 'Name of the scenario' }).fill('Sold after five');
    await send().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(callsTo(sendProperty)[0]?.body.scenario).toEqual({
      name: 'Sold after five',
      changes: { inputs: { holdYears: 5, downpaymentPercentage: 0.4 } },
    });
    // Unnamed, it is called by its changes in the language of its reader, who may not read ours.
    await openDialog();
    await fill('luis@example.com');
    await dialog().getByText('Your scenario', { exact: true }).click();
    await send().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(callsTo(sendProperty)[1]?.body.scenario?.name).toBe('');
  });

  test('keeps a message when it is closed, and asks before the page is left with it', async () => {
    await open(answer(createShareLink, MADE));
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const elsewhere = () => page.getByRole('link', { name: /^More listings in/ }).click();
    await openDialog();
    await label(/^Message/).fill('Look at the roof.');
    await inDialog('Cancel').click();
    await elsewhere();
    await expect.element(leaving).toBeVisible();
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await openDialog();
    await expect.element(label(/^Message/)).toHaveValue('Look at the roof.');
    // A link takes the message along: nothing is lost any more.
    await inDialog('Create a link').click();
    await expect.element(dialog()).toMatchTextContent(MADE.url);
    expect(mayLeave()).toBe(false);
    await inDialog('Cancel').click();
    await expect.poll(mayLeave).toBe(true);
    expect(callsTo(createShareLink)[0]?.body.message).toBe('Look at the roof.');
  });

  test('requires an address, and says which one is invalid', async () => {
    await open();
    await openDialog();
    await send().click();
    await expect.element(dialog()).toMatchTextContent('Please enter at least one email address.');
    await expect.element(address()).toHaveFocus();
    await address().fill('ana');
    await send().click();
    await expect
      .element(dialog())
      .toMatchTextContent('Please enter at least one valid email address.');
    await add().click();
    await expect.element(address(2)).toHaveFocus();
    await address(2).fill('luis@example.com');
    await send().click();
    await expect
      .element(dialog())
      .toMatchTextContent('Please check this address, or clear the field.');
    await expect.element(address()).toHaveFocus();
    expect(sentTo()).toEqual([]);
  });

  test('takes ten addresses at most, typed or pasted; the first field stays', async () => {
    await open();
    await openDialog();
    const removes = () => inDialog(/^Remove address/).elements().length;
    expect(removes()).toBe(0);
    for (let i = 0; i < 9; i += 1) await add().click();
    await expect.element(address(10)).toHaveFocus();
    await expect.element(add()).not.toBeInTheDocument();
    expect(removes()).toBe(9);
    await inDialog('Remove address 10').click();
    await expect.element(address(9)).toHaveFocus();
    await expect.element(add()).toBeVisible();

    const eleven = Array.from({ length: 11 }, (_, i) => `p${i + 1}@example.com`);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', eleven.join('; '));
    address()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.element(address(10)).toHaveValue('p10@example.com');
    await expect
      .element(dialog().getByRole('alert'))
      .toMatchTextContent('Left out: p11@example.com');
  });

  test('sends only to the one that failed again, as the same message', async () => {
    const [ana, luis] = ['ana@example.com', 'luis@example.com'];
    let isBroken = true;
    await open(
      answer(sendProperty, ({ body }) =>
        isBroken && body.email === luis ? refusal('internal') : done,
      ),
    );
    await openDialog();
    await fill(ana, luis);
    await label(/^Subject/).fill('A property');
    await send().click();
    await expect.element(dialog()).toMatchTextContent(`Sent to ${ana}`);
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(FAILED);
    await expect.element(address(2)).toHaveValue(luis);
    await expect.element(address(2)).toHaveFocus();
    // Still known after closing and reopening.
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Send by Email' }).click();
    await expect.element(label(/^Subject/)).toHaveValue('A property');
    isBroken = false;
    await send().click();
    await expect.element(page.getByText(SENT)).toBeVisible();
    expect(sentTo()).toEqual([ana, luis, luis]);
    const [first, second, third] = callsTo(sendProperty).map(({ body }) => body.idempotency_key);
    expect(third).toBe(second);
    expect(second).not.toBe(first);
  });

  test('is busy while sending, and a second click sends nothing', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(
      answer(sendProperty, async () => {
        await held;
        return done;
      }),
    );
    await openDialog();
    await fill('ana@example.com');
    await send().click();
    await expect.element(send()).toMatchTextContent('Sending...');
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Cancel', 'Close', 'Add another address'])
      await expect.element(inDialog(name)).toBeDisabled();
    await send().click({ force: true });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
    release();
    await expect.element(page.getByText(SENT)).toBeVisible();
    expect(callsTo(sendProperty)).toHaveLength(1);
  });

  test('works in Spanish on a phone, fits the screen and is accessible', async () => {
    const email = 'una.direccion.bastante.larga.para.un.telefono@example.com';
    await openReport(undefined, {
      locale: 'es',
      size: PHONE,
      answers: [answer(sendProperty, done), answer(getMailState, { mail_is_configured: false })],
    });
    await expect
      .element(page.getByText('Este informe todavía no se ha enviado a nadie.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Enviar por correo' }).click();
    await expect.element(dialog()).toMatchTextContent('Compartir por correo');
    await inDialog('Enviar').click();
    await expect.element(dialog()).toMatchTextContent('Escriba al menos un correo electrónico.');
    const field = address(1, 'Correo electrónico');
    await field.fill('ana');
    await inDialog('Enviar').click();
    await expect
      .element(dialog())
      .toMatchTextContent('Escriba al menos un correo electrónico válido.');
    expectNoSidewaysScroll();
    await expectNoViolations();
    await field.fill(email);
    setAnswers([answer(listShares, [share(1, email)])]);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText('Los detalles de la propiedad se enviaron correctamente.'))
      .toBeVisible();
    await page
      .getByText(/^Guardado como/)
      .first()
      .click();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: email }))
      .toMatchTextContent('Guardado como archivo');
    expectNoSidewaysScroll();
    await expectNoViolations();
  });
});

test('a chosen lead brings address, language and its country’s currency, and gets a link for WhatsApp', async () => {
  const lead = leadLike(7, {
    ...{ first_name: 'Ana', last_name: 'Ruiz', email: 'ana@lead.test', phone: '+57 301 555 0100' },
    ...{ country: 'CO', adicionales: [] },
  });
  const url = 'https://alpha.test/property/share/abc';
  await open(
    answer(listExchangeRates, [PESO]),
    answer(listLeads, { data: [lead], total: 1 }),
    answer(getLead, lead),
    answer(createShareLink, { id: 31, url, expires_at: '2030-03-01T10:00:00.000Z' }),
    answer(markLinkShared, { status: 'success' }),
  );
  await openDialog();
  // By keyboard: Escape closes the list, not the dialog; Enter takes the lead and does not send.
  const search = dialog().getByRole('combobox', { name: 'Or choose a lead' });
  await expect.element(dialog().getByText('Or choose a lead')).toBeVisible();
  await search.fill('ana');
  const found = dialog().getByRole('option', { name: /^Ana Ruiz/ });
  await expect.element(found).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(found).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(found).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(inDialog('Choose another lead')).toHaveFocus();
  expect(callsTo(sendProperty)).toHaveLength(0);
  await expect.element(address()).toHaveValue('ana@lead.test');
  await expect.element(dialog().getByRole('radio', { name: 'Español' })).toBeChecked();
  await expect.element(label(/^Currency of the amounts/)).toHaveValue('COP');
  await label(/^Message/).fill('Mire el techo.');
  // The link is below the fields: the head of the dialog leads to it.
  await inDialog('Share a link or by WhatsApp instead').click();
  await expect.element(dialog().getByRole('region', { name: 'Or share a link' })).toHaveFocus();
  await inDialog('Create a link').click();
  await expect.element(dialog().getByText(url)).toBeVisible();
  const asked = callsTo(createShareLink)[0]?.body;
  const words = { locale: 'es', currency: 'COP', lead_id: 7, message: 'Mire el techo.' };
  expect(asked).toMatchObject(words);
  await expect.element(dialog()).toMatchTextContent('WhatsApp opens the chat with Ana Ruiz.');
  const chat = dialog().getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(chat.element().getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/573015550100\?text=Mire el techo\.\n\nLe comparto el informe .*\/share\/abc$/,
  );
  await expectNoViolations();
  // Only the chat counts as a contact, not the link itself.
  expect(callsTo(markLinkShared)).toHaveLength(0);
  chat.element().addEventListener('click', (event) => event.preventDefault());
  await chat.click();
  await expect.poll(() => callsTo(markLinkShared)[0]?.params.id).toBe(31);

  // The link has the message it was made with: another message needs another link.
  await label(/^Message/).fill('Mire también el seguro.');
  await expect.element(dialog().getByText(url)).not.toBeInTheDocument();
  await inDialog('Choose another lead').click();
  await expect.element(search).toHaveFocus();
  await inDialog('Create a link').click();
  await expect.element(dialog()).toMatchTextContent('WhatsApp asks which contact to send it to.');
  expect(callsTo(createShareLink)[1]?.body).toMatchObject({
    lead_id: null,
    message: 'Mire también el seguro.',
  });
  expect(chat.element().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=Mire/);

  await address().fill('ana@lead.test');
  await send().click();
  await expect.element(page.getByText(SENT)).toBeVisible();
  expect(callsTo(sendProperty)[0]?.body.message).toBe('Mire también el seguro.');
  await openDialog();
  await expect.element(search).toHaveValue('');
});

test('the sender sees who opened a report, and revokes a link', async () => {
  const ana = share(1, 'ana@example.com', {
    open_count: 1,
    first_opened_at: '2026-03-02T10:00:00.000Z',
    last_opened_at: '2026-03-02T10:00:00.000Z',
    delivery: 'sent',
  });
  const pass = { answer: 'pass', reason: 'Too far' } as const;
  const luis = share(2, 'luis@example.com', {
    given_answer: { answer: 'like', reason: '' },
    other_readers: [
      { given_answer: pass, question: 'Why?', reader: { name: 'Eva', contact: 'eva@x.test' } },
    ],
  });
  await open(answer(listShares, [ana, luis]), answer(revokeShare, { status: 'success' }));
  const row = (email: string) => page.getByRole('listitem').filter({ hasText: email });
  await page
    .getByText(/^Sent to/)
    .first()
    .click();
  await expect.element(row(ana.email)).toMatchTextContent('Opened once');
  await expect.element(row(luis.email)).toMatchTextContent('Saved as a file');
  for (const text of [
    'Likes it',
    'Said no',
    'Reason: Too far',
    'Question: Why?',
    'Eva, eva@x.test',
  ])
    await expect.element(row(luis.email)).toMatchTextContent(text);
  await page.getByRole('button', { name: `Revoke the link for ${ana.email}` }).click();
  setAnswers([answer(listShares, [{ ...ana, revoked_at: '2026-03-03T10:00:00.000Z' }, luis])]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.element(page.getByText('Link revoked')).toBeVisible();
  await expect.element(row(ana.email)).toMatchTextContent('Revoked');
  expect(callsTo(revokeShare)[0]?.params.id).toBe(ana.id);
});

test('a PDF that fails is reported, and can be requested again', async () => {
  await open(refuse(getPropertyPdf, 'internal'));
  const button = page.getByRole('button', { name: 'Download PDF' });
  await button.click();
  await expect
    .element(page.getByText('The PDF could not be created. Please try again.'))
    .toBeVisible();
  await button.click();
  await expect.poll(() => callsTo(getPropertyPdf).length).toBe(2);
});

test('a report that was opened from a lead is addressed to it, and leads back to it', async () => {
  const lead = leadLike(7, {
    ...{ first_name: 'Ana', last_name: 'Ruiz', email: 'ana@lead.test', country: 'CO' },
    adicionales: [],
  });
  await openAt('?lead=7', answer(getLead, lead), ...leadServer().answers);
  await openDialog();
  await expect.element(address()).toHaveValue('ana@lead.test');
  await expect.element(dialog().getByText('Ana Ruiz')).toBeVisible();
  await expect.element(dialog().getByRole('radio', { name: 'Español' })).toBeChecked();
  await send().click();
  await expect.poll(sentTo).toEqual(['ana@lead.test']);
  await page.getByRole('button', { name: 'Back to Ana Ruiz' }).click();
  await expect.poll(currentPath).toBe('/app/leads/7');
});
