import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  getOwnUser,
  getProfile,
  getSignInRules,
  getUser,
  inviteUser,
  listAudit,
  listAuditActors,
  listLeaders,
  listRoles,
  listUsers,
  proveIdentity,
  ROLE_IDS,
  type Role,
  type StaffUser,
  updateProfile,
  updateSignInRules,
  updateUser,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refusal, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'users');
const ui = translatorFor('en', 'ui');
const account = translatorFor('en', 'account');
const errors = translatorFor('en', 'errors');
const { admin, leader, salesman } = PEOPLE;
const MARCUS = { id: leader.id, name: leader.name };
const DANIEL = { id: 8, name: 'Daniel Sarmiento' };

const NO_PROFILE = {
  headline: { en: '', es: '' },
  languages: [],
  phone: null,
  whatsapp: null,
  calendar_url: null,
  call_hours: null,
  photo_url: null,
};

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
    answer(createUser, ({ body: { name, email, role, leader_id, password } }) => {
      const made = {
        ...salesman,
        ...{ id: 20, name, email, roles: [{ id: ROLE_IDS[role], name: role }] },
        leader: leader_id === MARCUS.id ? MARCUS : null,
        invitation: password ? null : { valid_until: '2036-03-01T10:00:00.000Z' },
      };
      all = [...all, made];
      return made;
    }),
    answer(getProfile, ({ params: { id } }) => ({ ...NO_PROFILE, user_id: id })),
    answer(updateProfile, ({ params: { id }, body }) => ({
      ...{ ...NO_PROFILE, ...body, user_id: id },
      call_hours: body.call_hours ?? null,
    })),
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

async function choose(
  name: string,
  entry: 'edit' | 'invite' | 'deactivate' | 'activate' | 'delete',
) {
  await menuOf(name).click();
  await page.getByRole('menuitem', { name: t(`menu.${entry}`), exact: true }).click();
}

async function fillNewUser(name: string, role: Role) {
  await field('name').fill(name);
  await field('email').fill('nora@users.test');
  await field('role').selectOptions(role);
  await page.getByText(t('form.accessBy.password'), { exact: true }).click();
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

describe('a new user without a password', () => {
  const LINK = 'https://alpha.test/app/reset-password#token=abc';
  const invited = { invitation: { valid_until: '2036-03-01T10:00:00.000Z' } };

  test('is invited, and shown as invited', async () => {
    await openAs('admin', '/app/users/new');
    await field('name').fill('Nora Probe');
    await field('email').fill('nora@users.test');
    await field('role').selectOptions('leader');
    await expect.element(field('password')).not.toBeInTheDocument();
    await press(t('form.create'));
    await expect
      .element(page.getByText(t('invitation.sent', { email: 'nora@users.test' })))
      .toBeVisible();
    expect(callsTo(createUser)[0]?.body.password).toBeUndefined();
    await expect.element(rowOf('Nora Probe')).toMatchTextContent(t('state.invited'));
  });

  test('gets a link to pass on right away when no mail server is set up', async () => {
    await openAs('admin', '/app/users/new');
    const created = { ...salesman, ...invited, invitation_url: LINK };
    setAnswers([answer(createUser, created), ...userServer()]);
    await field('name').fill(salesman.name);
    await field('email').fill(salesman.email);
    await field('role').selectOptions('leader');
    await press(t('form.create'));
    await expect.element(page.getByRole('dialog')).toMatchTextContent(LINK);
    await userEvent.keyboard('{Escape}');
    await expect.poll(currentPath).toBe('/app/users');
  });

  test('is invited again by email', async () => {
    await openScreen('/app/users', { as: 'admin', answers: userServer(invited) });
    setAnswers([answer(inviteUser, { user: { ...salesman, ...invited }, url: null })]);
    await choose('Sofía Lareda', 'invite');
    await expect
      .element(page.getByText(t('invitation.sent', { email: salesman.email })))
      .toBeVisible();
    expect(callsTo(inviteUser)[0]?.params.id).toBe(salesman.id);
  });

  test('gets a link to pass on when no mail server is set up, in Spanish on a phone', async () => {
    const es = translatorFor('es', 'users');
    const expired = { invitation: { valid_until: null } };
    await openScreen('/app/users', {
      ...{ as: 'admin', locale: 'es', size: PHONE },
      answers: userServer(expired),
    });
    setAnswers([answer(inviteUser, { user: { ...salesman, ...invited }, url: LINK })]);
    const cards = page.getByRole('list', { name: es('title') });
    await expect.element(cards.getByText(es('state.invitationExpired'))).toBeVisible();
    await page.getByRole('button', { name: es('menu.of', { name: salesman.name }) }).click();
    await page.getByRole('menuitem', { name: es('menu.invite') }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(LINK);
    await expect.element(dialog.getByRole('button', { name: es('invitation.copy') })).toBeVisible();
    await expectNoViolationsInBothThemes();
  });
});

test('a password for somebody is set after a proof, and the form loses nothing', async () => {
  const own = { ...admin, recovery_codes_left: 0 };
  await openScreen('/app/users/new', {
    as: 'admin',
    answers: [
      refuse(createUser, 'auth.proofRequired'),
      refuse(proveIdentity, 'auth.wrongPassword', { password: ['wrong'] }),
      answer(getOwnUser, own),
      ...userServer(),
    ],
  });
  await fillNewUser('Nora Probe', 'salesman');
  await press(t('form.create'));
  const dialog = page.getByRole('dialog', { name: account('proof.title') });
  await expect.element(dialog).toBeVisible();
  // Without two-factor there is no code to choose.
  await expect
    .element(dialog.getByText(account('twoFactor.proof.code'), { exact: true }))
    .not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(errors('auth.proofRequired'))).toBeVisible();
  await expect.element(field('password')).toHaveValue('a long enough one 7');

  await press(t('form.create'));
  const proof = dialog.getByLabelText(account('twoFactor.proof.yourPassword'));
  await expect.element(proof).toHaveFocus();
  await proof.fill('not my password');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(errors('auth.wrongPassword'));
  setAnswers([
    answer(proveIdentity, {
      ...SUCCESS,
      access_token: 'fresh',
      valid_until: '2036-03-01T10:00:00.000Z',
    }),
    ...userServer(),
  ]);
  await proof.fill('my password');
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentPath).toBe('/app/users');
  await expect.element(rowOf('Nora Probe')).toBeVisible();
  expect(callsTo(createUser).at(-1)?.body.password).toBe('a long enough one 7');
});

describe('two-factor rules', () => {
  const people = [
    { role: 'admin' as const, total: 1, without: 0 },
    { role: 'leader' as const, total: 2, without: 1 },
    { role: 'salesman' as const, total: 5, without: 5 },
  ];
  const rules = answer(getSignInRules, { two_factor_roles: ['leader'], people });
  const role = (name: Role) => page.getByRole('checkbox', { name: t(`rules.role.${name}`) });

  test('are chosen by role; a refusal stays in the dialog', async () => {
    await openScreen('/app/users', {
      as: 'admin',
      answers: [refuse(updateSignInRules, 'twoFactor.ownFirst'), rules, ...userServer()],
    });
    await press(t('rules.open'));
    await expect.element(role('leader')).toBeChecked();
    await expect.element(page.getByText(t('rules.people', { total: 5, without: 5 }))).toBeVisible();
    await role('admin').click();
    await press(t('rules.save'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(errors('twoFactor.ownFirst'));
    setAnswers([answer(updateSignInRules, ({ body }) => ({ ...body, people }))]);
    await role('admin').click();
    await role('salesman').click();
    await press(t('rules.save'));
    await expect.element(page.getByText(t('rules.saved'))).toBeVisible();
    expect(callsTo(updateSignInRules).at(-1)?.body).toEqual({
      two_factor_roles: ['leader', 'salesman'],
    });
  });

  test('are complete in Spanish, fit a phone and are accessible', async () => {
    const es = translatorFor('es', 'users');
    await openScreen('/app/users', {
      ...{ as: 'admin', locale: 'es', size: PHONE },
      answers: [rules, ...userServer()],
    });
    await press(es('rules.open'));
    await expect
      .element(page.getByRole('checkbox', { name: es('rules.role.leader') }))
      .toBeChecked();
    await expectNoViolationsInBothThemes();
  });
});

test('an administrator edits what investors see of another user', async () => {
  const profile = translatorFor('en', 'publicProfile');
  await openAs('admin', `/app/edit-user/${salesman.id}`);
  const whatsapp = page.getByLabelText(profile('whatsapp'), { exact: false });
  await whatsapp.fill('+1 305 555 0142');
  await page.getByLabelText(profile('headlineEn'), { exact: false }).fill('Curator for Miami');
  await press(profile('save'));
  await expect.element(page.getByText(profile('saved'))).toBeVisible();
  expect(callsTo(updateProfile).at(-1)).toMatchObject({
    params: { id: salesman.id },
    body: { headline: { en: 'Curator for Miami' } },
  });
  expect(callsTo(updateUser)).toEqual([]);
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
  await expect.poll(() => page.getByText(t('form.required')).elements()).toHaveLength(3);
  await page.getByText(t('form.accessBy.password'), { exact: true }).click();
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
  await expect.element(page.getByRole('button', { name: t('rules.open') })).not.toBeInTheDocument();
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
    await expectNoViolationsInBothThemes();
  },
);
