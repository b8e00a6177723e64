import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  getUser,
  listAudit,
  listAuditActors,
  listLeaders,
  listRoles,
  listUsers,
  ROLE_IDS,
  type Role,
  type StaffUser,
  updateUser,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { answer, callsTo, refusal, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'users');
const ui = translatorFor('en', 'ui');
const errors = translatorFor('en', 'errors');
const { admin, leader, salesman } = PEOPLE;
const MARCUS = { id: leader.id, name: leader.name };
const DANIEL = { id: 8, name: 'Daniel Sarmiento' };

/** Staff as the server keeps them: Sofía is in the team of Marcus. */
function userServer(more: Partial<StaffUser> = {}) {
  let all: StaffUser[] = [admin, leader, { ...salesman, leader: MARCUS, leads_count: 4 }].map(
    (user) => ({ ...user, ...(user.id === salesman.id ? more : {}) }),
  );
  const find = (id: number) => all.find((user) => user.id === id);
  const change = (id: number, fields: Partial<StaffUser>) => {
    all = all.map((user) => (user.id === id ? { ...user, ...fields } : user));
    return find(id) ?? refusal('user.notFound');
  };
  return [
    answer(listUsers, ({ query: { search = '' } }) => {
      const data = all.filter(({ name, email }) =>
        `${name} ${email}`.toLowerCase().includes(search.toLowerCase()),
      );
      return { data, total: data.length };
    }),
    answer(getUser, ({ params: { id } }) => {
      const user = find(id);
      if (!user) return refusal('user.notFound');
      return { ...user, successor: user.leader, team_size: user.id === leader.id ? 2 : 0 };
    }),
    answer(
      listRoles,
      [admin, leader, salesman].flatMap(({ roles }) => roles),
    ),
    answer(listLeaders, [MARCUS, DANIEL]),
    answer(createUser, ({ body: { name, email, role, leader_id } }) => {
      const made = {
        ...salesman,
        ...{ id: 20, name, email, roles: [{ id: ROLE_IDS[role], name: role }] },
        leader: leader_id === MARCUS.id ? MARCUS : null,
      };
      all = [...all, made];
      return made;
    }),
    answer(updateUser, ({ params, body: { name, email } }) => change(params.id, { name, email })),
    answer(deactivateUser, ({ params }) =>
      change(params.id, { deactivated_at: '2026-03-01T10:00:00.000Z' }),
    ),
    answer(activateUser, ({ params }) => change(params.id, { deactivated_at: null })),
    answer(deleteUser, ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return { ...SUCCESS, leads_moved: 0, moved_to: null };
    }),
  ];
}

const openAs = (as: Role, path: string) => openScreen(path, { as, answers: userServer() });
const field = (name: 'name' | 'email' | 'role' | 'leader' | 'password' | 'confirmation') =>
  page.getByLabelText(t(`form.${name}`), { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const menuOf = (name: string) => page.getByRole('button', { name: t('menu.of', { name }) });
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });

async function choose(name: string, entry: 'edit' | 'deactivate' | 'activate' | 'delete') {
  await menuOf(name).click();
  await page.getByRole('menuitem', { name: t(`menu.${entry}`), exact: true }).click();
}

async function fillNewUser(name: string, role: Role) {
  await field('name').fill(name);
  await field('email').fill('nora@users.test');
  await field('role').selectOptions(role);
  await field('password').fill('a long enough one 7');
  await field('confirmation').fill('a long enough one 7');
}

test('an administrator creates a salesman with a leader, renames, deactivates, reactivates and deletes them', async () => {
  await openAs('admin', '/app/users');
  await page.getByRole('link', { name: t('new') }).click();
  await expect.element(field('name')).toBeVisible();
  await expect.element(field('leader')).not.toBeInTheDocument();
  await fillNewUser('Nora Probe', 'salesman');
  await field('leader').selectOptions(MARCUS.name);
  await press(t('form.create'));
  await expect.poll(currentPath).toBe('/app/users');

  await page.getByRole('searchbox').fill('Nora');
  await expect.poll(currentPath).toBe('/app/users?search=Nora');
  await expect.element(rowOf('Nora Probe')).toMatchTextContent(MARCUS.name);
  await expect.element(rowOf('Nora Probe')).toMatchTextContent(t('state.active'));

  await choose('Nora Probe', 'edit');
  await field('name').fill('Nora Renamed');
  await press(t('form.save'));
  // Back where the search was.
  await expect.poll(currentPath).toBe('/app/users?search=Nora');
  await expect.element(rowOf('Nora Renamed')).toBeVisible();

  await choose('Nora Renamed', 'deactivate');
  await userEvent.keyboard('{Escape}');
  await expect.element(menuOf('Nora Renamed')).toHaveFocus();
  await choose('Nora Renamed', 'deactivate');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('confirm.deactivate.action') }).click();
  await expect.element(rowOf('Nora Renamed')).toMatchTextContent(t('state.deactivated'));
  await expect.element(menuOf('Nora Renamed')).toHaveFocus();
  await choose('Nora Renamed', 'activate');
  await expect.element(rowOf('Nora Renamed')).not.toMatchTextContent(t('state.deactivated'));

  await choose('Nora Renamed', 'delete');
  await expect.element(dialog).toMatchTextContent('Nora Renamed');
  await dialog.getByRole('button', { name: t('delete.action') }).click();
  await expect.element(page.getByText(t('delete.done'), { exact: true })).toBeVisible();
  await expect.element(page.getByText(t('empty.search'))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: t('title') })).toHaveFocus();
});

test('order and search are in the URL, and Back leaves the list', async () => {
  await openScreen('/app/audit', {
    as: 'admin',
    answers: [
      answer(listAudit, { data: [], total: 0 }),
      answer(listAuditActors, []),
      ...userServer(),
    ],
  });
  await page
    .getByRole('navigation', { name: 'CRM menu' })
    .getByRole('link', { name: 'Users' })
    .click();
  await page.getByRole('button', { name: t('column.role'), exact: true }).click();
  await expect.poll(currentPath).toMatch(/sort=role&order=asc/);
  await expect
    .element(page.getByRole('columnheader', { name: t('column.role') }))
    .toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('searchbox').fill('sofía');
  await expect.element(rowOf('Sofía Lareda')).toBeVisible();
  await expect.element(rowOf('Helena Brandt')).not.toBeInTheDocument();
  expect(callsTo(listUsers).at(-1)?.query).toMatchObject({ search: 'sofía', sort: 'role' });
  await page.getByLabelText(t('sort.label')).selectOptions('email');
  await expect.poll(currentPath).toMatch(/sort=email&order=asc/);
  window.history.back();
  await expect.poll(currentPath).toBe('/app/audit');
});

describe('before a user is deleted', () => {
  test('the dialog shows how many leads move, and suggests a new owner', async () => {
    await openAs('admin', '/app/users');
    await choose('Sofía Lareda', 'delete');
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent(t('delete.leads', { count: 4 }));
    await expect
      .element(dialog.getByRole('combobox'))
      .toMatchTextContent(t('delete.suggested', { name: MARCUS.name }));
    await dialog.getByRole('button', { name: ui('cancel') }).click();
    await expect.element(rowOf('Sofía Lareda')).toBeVisible();
    expect(callsTo(deleteUser)).toEqual([]);
  });

  test('the dialog shows who loses a leader; an error keeps the dialog and the choice', async () => {
    await openAs('admin', '/app/users');
    await choose('Marcus Ellery', 'edit');
    await field('role').selectOptions('salesman');
    await expect.element(page.getByText(t('form.teamWarning', { count: 2 }))).toBeVisible();
    await expect
      .element(field('leader').getByRole('option', { name: MARCUS.name }))
      .not.toBeInTheDocument();
    await page.getByRole('link', { name: t('form.cancel') }).click();
    await press(ui('leave.confirm'));

    await choose('Marcus Ellery', 'delete');
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent(t('delete.team', { count: 2 }));
    const team = dialog.getByLabelText(t('delete.teamReceiver'));
    await expect.element(team.getByRole('option', { name: MARCUS.name })).not.toBeInTheDocument();
    await team.selectOptions(DANIEL.name);
    setAnswers([refuse(deleteUser, 'user.lastAdmin')]);
    await dialog.getByRole('button', { name: t('delete.action') }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(errors('user.lastAdmin'));
    await expect.element(team).toHaveValue(String(DANIEL.id));
    expect(callsTo(deleteUser)[0]?.query).toMatchObject({ move_team_to: String(DANIEL.id) });
  });
});

test('the own account requires its password before the email changes', async () => {
  await openAs('admin', '/app/users');
  await menuOf('Helena Brandt').click();
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([t('menu.edit'), t('menu.board')]);
  await page.getByRole('menuitem', { name: t('menu.edit') }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(t('form.ownTitle'));
  const proof = page.getByLabelText(t('form.currentPassword'));
  await expect.element(proof).not.toBeInTheDocument();
  await field('email').fill('helena@elsewhere.test');
  await press(t('form.save'));
  await expect.element(proof).toHaveFocus();
  await proof.fill('not my password');
  setAnswers([refuse(updateUser, 'auth.wrongPassword', { current_password: ['wrong'] })]);
  await press(t('form.save'));
  await expect.poll(() => page.getByText(errors('auth.wrongPassword')).elements()).toHaveLength(1);
  setAnswers(userServer());
  await field('email').fill(admin.email);
  await expect.element(proof).not.toBeInTheDocument();
  await press(t('form.save'));
  await expect.poll(currentPath).toBe('/app/users');
});

test('errors are beside the fields, and nothing typed is lost', async () => {
  await openAs('admin', '/app/users/new');
  await press(t('form.create'));
  await expect.poll(() => page.getByText(t('form.required')).elements()).toHaveLength(5);
  await fillNewUser('Twice Taken', 'leader');
  await field('confirmation').fill('something else');
  await press(t('form.create'));
  await expect.element(page.getByText(t('form.mismatch'))).toBeVisible();
  await field('confirmation').fill('a long enough one 7');
  setAnswers([refuse(createUser, 'user.emailTaken', { email: ['taken'] })]);
  await press(t('form.create'));
  // Once, beside its field, which has the focus.
  await expect.poll(() => page.getByText(errors('user.emailTaken')).elements()).toHaveLength(1);
  await expect.element(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('email')).toHaveFocus();
  await expect.element(field('name')).toHaveValue('Twice Taken');
  const cancel = page.getByRole('link', { name: t('form.cancel') });
  await cancel.click();
  await press(ui('leave.stay'));
  await expect.element(cancel).toHaveFocus();
  await expect.element(field('name')).toHaveValue('Twice Taken');
  await cancel.click();
  await press(ui('leave.confirm'));
  await expect.poll(currentPath).toBe('/app/users');
});

test('a user who does not exist gets a message', async () => {
  await openAs('admin', '/app/edit-user/999999');
  await expect.element(page.getByText(t('form.missing'))).toBeVisible();
});

test('users that fail to load get a message, and a retry shows them', async () => {
  await openScreen('/app/users', { as: 'admin', answers: [refuse(listUsers, 'internal')] });
  await expect.element(page.getByRole('alert')).toMatchTextContent(t('error.list'));
  setAnswers(userServer());
  await press(ui('error.retry'));
  await expect.element(rowOf('Helena Brandt')).toBeVisible();
});

test('a leader has no audit log, and can only assign the role salesman', async () => {
  await openScreen('/app/users', {
    as: 'leader',
    answers: [answer(listRoles, salesman.roles), answer(listLeaders, [MARCUS]), ...userServer()],
  });
  await expect.element(rowOf('Sofía Lareda')).toBeVisible();
  await expect.element(page.getByRole('link', { name: t('audit') })).not.toBeInTheDocument();
  await page.getByRole('link', { name: t('new') }).click();
  const optionsOf = (name: 'role' | 'leader') =>
    field(name)
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => optionsOf('role')).toEqual(['Salesman']);
  expect(optionsOf('leader')).toEqual([MARCUS.name]);
});

test('a salesman who opens the users sees none, and none are requested', async () => {
  await openScreen('/app/users', { as: 'salesman', answers: userServer() });
  await expect.element(page.getByText(ui('forbidden.title'))).toBeVisible();
  expect(callsTo(listUsers)).toEqual([]);
});

test.each(['/app/users', '/app/users/new', '/app/edit-user/3'])(
  '%s is complete in Spanish, fits a phone and is accessible',
  async (path) => {
    await openScreen(path, { as: 'admin', locale: 'es', size: PHONE, answers: userServer() });
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/usuario/i);
    await expect
      .element(
        page.getByText(path === '/app/users' ? 'Sofía Lareda' : 'Rol', { exact: true }).first(),
      )
      .toBeVisible();
    expectNoSidewaysScroll();
    await expectNoViolations();
  },
);
