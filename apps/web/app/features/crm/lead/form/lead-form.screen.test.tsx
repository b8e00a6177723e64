import {
  createLead,
  findDuplicate,
  getBoard,
  type Lead,
  listLeads,
  listUsers,
  type Role,
  updateLead,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { leadServer, marcus } from '~test/lead-server';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'leadForm');
const ui = translatorFor('en', 'ui');
const KNOWN = 'known@lead.test';
const SOFIA = t('ownerOption', { name: PEOPLE.salesman.name, role: 'Salesman' });
const SECOND_SALESMAN = { ...PEOPLE.salesman, id: 7, name: 'Tomás Quiroga' };
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: Parameters<typeof t>[0], words: typeof t = t) =>
  page.getByLabelText(words(name), { exact: true });
const countOf = (text: string) => page.getByText(text, { exact: true }).elements().length;

/** `known@lead.test` belongs to Nora Already. */
function formServer(role: Role) {
  const server = leadServer();
  const answers: Answer[] = [
    answer(findDuplicate, ({ query }) =>
      query.email.toLowerCase() === KNOWN
        ? {
            is_taken: true,
            lead: { id: 8, first_name: 'Nora', last_name: 'Already', owner: PEOPLE.salesman.name },
          }
        : { is_taken: false, lead: null },
    ),
    answer(createLead, ({ body: { email, lead_status_id, initial_payment } }) =>
      server.change({
        ...{ email, lead_status_id: lead_status_id ?? 1, initial_payment: initial_payment ?? null },
      }),
    ),
    answer(updateLead, ({ body: { version: _, ...facts } }) =>
      server.change(facts as Partial<Lead>),
    ),
    answer(listUsers, [PEOPLE.salesman, SECOND_SALESMAN]),
    answer(getBoard, { role, owner: null, roles: [], columns: [] }),
    answer(listLeads, { data: [], total: 0 }),
    ...server.answers,
  ];
  return { ...server, answers };
}

async function fillPerson(email: string, words: typeof t = t) {
  await field('firstName', words).fill('Nora');
  await field('lastName', words).fill('Probe');
  await field('email', words).fill(email);
  await field('phone', words).fill('+57 300 555 0199');
}

test('a salesman adds a contact to a column, is warned of a known email, and loses nothing', async () => {
  const { answers } = formServer('salesman');
  await openScreen('/app/contacts/new?statusId=2', { as: 'salesman', answers });
  await expect.element(field('status')).toHaveValue('2');
  await expect.element(field('owner')).not.toBeInTheDocument();
  await press(t('create'));
  await expect.poll(() => countOf(t('required'))).toBe(4);

  await fillPerson(KNOWN.toUpperCase());
  await expect
    .element(page.getByText(/^Nora Already \(Sofía Lareda\) already has this email/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open contact' }))
    .toHaveAttribute('href', '/app/leads/8');
  setAnswers([refuse(createLead, 'lead.emailTaken')]);
  await press(t('create'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^This email is already in use by another contact.$/);

  await field('email').fill('nora@lead.test');
  await expect.element(page.getByText(/already has this email/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  setAnswers([refuse(createLead, 'internal')]);
  await press(t('create'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^Error saving the contact, please check the data.$/);
  await expect.element(field('phone')).toHaveValue('+57 300 555 0199');
  setAnswers(answers);

  // Leaving asks for confirmation.
  await page.getByRole('link', { name: t('cancel') }).click();
  await press(ui('leave.stay'));
  // It gives the focus back when it is gone: typing before that could land in another field.
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await page.getByLabelText(new RegExp(t('budget'))).fill('120,000');
  await press(t('create'));
  await expect.poll(currentPath).toBe('/app/board');
  expect(callsTo(createLead).at(-1)?.body).toMatchObject({
    ...{ lead_status_id: 2, initial_payment: 120_000, email: 'nora@lead.test' },
  });
  await press(t('open'));
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Nora Probe');
  await expect.element(page.getByText('$120,000', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Status: Contacted/ })).toBeVisible();
});

describe('a leader', () => {
  const openEdit = async () => {
    const server = formServer('leader');
    server.change({ user_id: marcus.id, user: marcus, lead_status_id: 11, phone: '+57 0' });
    await openScreen('/app/edit-contact/1', { as: 'leader', answers: server.answers });
    await expect.element(field('status')).toHaveValue('11');
    return server;
  };

  test('hands a contact to another board, and back', async () => {
    await openEdit();
    await field('owner').selectOptions(SOFIA);
    await expect.element(page.getByText(t('otherBoard', { role: 'Salesman' }))).toBeVisible();
    await expect.element(field('status')).toHaveValue('1');
    await field('owner').selectOptions(t('ownerYou', { name: PEOPLE.leader.name, role: 'Leader' }));
    await expect.element(field('status')).toHaveValue('11');
  });

  test('who saves later than a colleague sees the conflict and chooses (security 26)', async () => {
    const server = await openEdit();
    await field('lastName').fill('Mine');
    await field('phone').fill('+57 1');
    server.change({ first_name: 'Theirs', phone: '+57 2' });
    setAnswers([refuse(updateLead, 'lead.changed')]);
    await press(t('save'));
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(t('conflict.title'));
    await expect.element(alert).toMatchTextContent(t('conflict.theirs', { value: '+57 2' }));
    await expect.element(alert).toMatchTextContent(t('conflict.mine', { value: '+57 1' }));
    await expect.element(field('lastName')).toHaveValue('Mine');
    await expectNoViolationsInBothThemes();
    setAnswers(server.answers);
    await alert.getByRole('button', { name: t('conflict.keepMine') }).click();
    await expect.element(page.getByText(t('saved'), { exact: true })).toBeVisible();
    // Their first name stays theirs.
    expect(callsTo(updateLead).at(-1)?.body).toEqual({
      ...{ last_name: 'Mine', phone: '+57 1', lead_status_id: 11, version: 3 },
    });
  });

  test('who takes the colleague’s version loses only the own changes', async () => {
    const server = await openEdit();
    await field('phone').fill('+57 1');
    server.change({ phone: '+57 2' });
    setAnswers([refuse(updateLead, 'lead.changed')]);
    await press(t('save'));
    await press(t('conflict.takeTheirs'));
    await expect.element(field('phone')).toHaveValue('+57 2');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('chooses an owner of the role whose column was asked for', async () => {
    await openScreen('/app/contacts/new?statusId=3', {
      as: 'leader',
      answers: formServer('leader').answers,
    });
    await expect.element(field('status')).toHaveValue('3');
    await expect.element(field('owner')).toHaveValue('');
    await press(t('create'));
    await expect.poll(() => countOf(t('required'))).toBe(5);
    await field('owner').selectOptions(SOFIA);
    await expect.element(field('status')).toHaveValue('3');
  });
});

test('the form works in Spanish, fits a phone and is accessible', async () => {
  const es = translatorFor('es', 'leadForm');
  const { answers } = formServer('salesman');
  await openScreen('/app/contacts/new', { as: 'salesman', locale: 'es', size: PHONE, answers });
  await fillPerson(KNOWN, es);
  await expect
    .element(page.getByText(/^Nora Already \(Sofía Lareda\) ya tiene este correo/))
    .toBeVisible();
  setAnswers([refuse(createLead, 'lead.emailTaken')]);
  await press(es('create'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^El correo electrónico ya está en uso por otro contacto.$/);
  await expectNoViolationsInBothThemes();
});
