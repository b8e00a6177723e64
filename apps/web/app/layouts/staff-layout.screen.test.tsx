import {
  createUser,
  enableTwoFactor,
  getBoard,
  getOwnUser,
  listLeaders,
  listNotifications,
  listRoles,
  listUsers,
  login,
  logout,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsTo, refusal, refuse, setAnswers } from '~test/fake-api';
import { currentPath, openScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'layout');
const session = translatorFor('en', 'session');
const users = translatorFor('en', 'users');
const account = translatorFor('en', 'account');
const ui = translatorFor('en', 'ui');
const { admin } = PEOPLE;
const stored = (...keys: string[]) => keys.map((key) => localStorage.getItem(key));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const label = (name: string) => page.getByLabelText(name, { exact: true });
const menu = () => page.getByRole('navigation', { name: t('app.label') });
const entrance = [
  answer(login, { access_token: 'test', user: admin }),
  answer(getBoard, { role: 'admin', owner: null, roles: [], columns: [] }),
  answer(listUsers, { data: [admin], total: 1 }),
  answer(
    listRoles,
    Object.values(PEOPLE).flatMap(({ roles }) => roles),
  ),
  answer(listLeaders, []),
];

async function fillLogin() {
  await label(session('login.email')).fill(admin.email);
  await label(session('login.password')).fill('any password');
  await press(session('login.submit'));
}

test.each([
  '/app',
  '/app/listing',
  '/app/property/1%20Main%20St',
  '/app/today',
  '/app/board',
  '/app/board/3',
  '/app/leads/1',
  '/app/contacts',
  '/app/contacts/import',
  '/app/dashboard',
  '/app/leads/1/shortlist',
  '/app/contacts/new?statusId=2',
  '/app/edit-contact/1',
  '/app/users',
  '/app/users/new',
  '/app/edit-user/1',
  '/app/settings/assignment',
  '/app/settings/outcomes',
  '/app/settings/templates/1',
  '/app/settings/sequences',
  '/app/leads-status',
  '/app/leads-status/new',
  '/app/edit-leads-status/1',
  '/app/imports',
  '/app/imports/1',
  '/app/google2fa',
  '/app/account',
  '/app/audit?action=sign_in',
])('signed out, %s leads to the login, which remembers the page', async (path) => {
  await openScreen(path);
  await expect.poll(currentPath).toBe('/app/login');
  expect(stored('redirect_after_login')).toEqual([path]);
});

test('a visitor sees Register and Login, a signed-in user Logout; the login is not in the history', async () => {
  await openScreen('/app/login', { answers: entrance });
  await expect
    .element(menu().getByRole('link', { name: t('app.register') }))
    .toHaveAttribute('href', '/quiz');
  await expect.element(menu().getByRole('link', { name: t('app.login') })).toBeVisible();
  await fillLogin();
  await expect.poll(currentPath).toBe('/app/board');
  // Replaced, not added: Back leaves the app.
  expect(window.history.state).toMatchObject({ idx: 0 });
  await expect
    .element(menu().getByRole('link', { name: t('app.register') }))
    .not.toBeInTheDocument();
});

test('logging out does not wait for the server', async () => {
  const sent = vi.spyOn(window, 'fetch');
  onTestFinished(() => sent.mockRestore());
  const never = answer(logout, () => new Promise<Response>(() => undefined));
  await openScreen('/app/board', { as: 'admin', answers: [never, ...entrance] });
  await press(t('app.logout'));
  await expect.poll(currentPath).toBe('/app/login');
  expect(stored('access_token', 'user_id')).toEqual([null, null]);
  const request = sent.mock.calls.find(([path]) => path === logout.path)?.[1];
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer test');
});

describe('a refused token', () => {
  test('that is old does not end the session that has begun since', async () => {
    let asked = 0;
    const late = answer(listUsers, () => {
      asked += 1;
      if (asked > 1) return { data: [admin], total: 1 };
      localStorage.setItem('access_token', 'newer');
      return refusal('auth.unauthenticated');
    });
    await openScreen('/app/users', { as: 'admin', answers: [late] });
    await expect.element(page.getByRole('row', { name: /Helena Brandt/ })).toBeVisible();
    // Again with the new token; once more when the event stream is open.
    expect(asked).toBeGreaterThan(1);
    expect(stored('access_token')).toEqual(['newer']);
    expect(currentPath()).toBe('/app/users');
  });

  test('leads to the login, and nobody reads the server’s word for it', async () => {
    await openScreen('/app/google2fa', {
      as: 'salesman',
      answers: [
        answer(getOwnUser, { ...PEOPLE.salesman, recovery_codes_left: 0, locked_until: null }),
        refuse(enableTwoFactor, 'auth.unauthenticated'),
      ],
    });
    await press(account('twoFactor.off.enable'));
    await expect.poll(currentPath).toBe('/app/login');
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^Unauthorized. Please login$/);
    await expect.element(page.getByText('Unauthenticated')).not.toBeInTheDocument();
  });

  test('says why the session ended, whichever response comes first', async () => {
    const slow = answer(listNotifications, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return refusal('auth.otherBrowser');
    });
    const answers = [refuse(listUsers, 'auth.unauthenticated'), slow, ...entrance];
    await openScreen('/app/users', { as: 'admin', answers });
    await expect.poll(currentPath).toBe('/app/login');
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(session('notice.otherBrowser'));
  });

  test.each([
    ['auth.unauthenticated', 'unauthorized'],
    ['auth.sessionIdle', 'sessionIdle'],
    ['auth.otherBrowser', 'otherBrowser'],
  ] as const)(
    '(%s) in the middle of a form loses nothing but the passwords',
    async (code, notice) => {
      await openScreen('/app/users/new', {
        as: 'admin',
        answers: [refuse(createUser, code), ...entrance],
      });
      await label(users('form.name')).fill('Half Typed');
      await label(users('form.email')).fill('half.typed@users.test');
      await label(users('form.role')).selectOptions('leader');
      await page.getByText(users('form.accessBy.password'), { exact: true }).click();
      await label(users('form.password')).fill('a long enough one 7');
      await label(users('form.confirmation')).fill('a long enough one 7');
      await press(users('form.create'));
      await expect.poll(currentPath).toBe('/app/login');
      await expect.element(page.getByRole('alert')).toMatchTextContent(session(`notice.${notice}`));
      expect(JSON.stringify(sessionStorage)).not.toContain('long enough');
      expect(callsTo(createUser)).toHaveLength(1);

      setAnswers(entrance);
      await fillLogin();
      await expect.poll(currentPath).toBe('/app/users/new');
      await expect.element(page.getByText(ui('draft'))).toBeVisible();
      await expect.element(label(users('form.name'))).toHaveValue('Half Typed');
      await expect.element(label(users('form.role'))).toHaveValue('leader');
      await expect.element(label(users('form.password'))).toHaveValue('');
      // It is unsaved work like any other, and it is restored once.
      await page.getByRole('link', { name: users('form.cancel') }).click();
      await press(ui('leave.confirm'));
      await page.getByRole('link', { name: users('new') }).click();
      await expect.element(label(users('form.name'))).toHaveValue('');
    },
  );
});
