import {
  askPasswordReset,
  askUnlock,
  checkPasswordReset,
  getOwnUser,
  getTeamToday,
  getToday,
  login,
  resetPassword,
  unlockSignIn,
  verifyTwoFactor,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'session');
const es = translatorFor('es', 'session');
const errors = translatorFor('en', 'errors');
const NONE = { count: 0, items: [] };
const today = answer(getToday, {
  ...{ waiting: NONE, signals: NONE, stuck: NONE, tasks: NONE, unanswered: NONE, done: 0 },
});
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const label = (name: string) => page.getByLabelText(name, { exact: true });
const count = (text: string) => page.getByText(text, { exact: true }).elements().length;

describe('the login', () => {
  test('asks for what is missing and focuses the first missing field', async () => {
    await openScreen('/app/login', { locale: 'es' });
    await press(es('login.submit'));
    await expect.poll(() => count(es('login.required'))).toBe(2);
    await expect.element(label(es('login.email'))).toHaveFocus();
    await label(es('login.email')).fill('admin@alpha.test');
    await press(es('login.submit'));
    await expect.element(label(es('login.password'))).toHaveFocus();
  });

  test('reports a wrong password and keeps the email; switching the language clears the error', async () => {
    await openScreen('/app/login', { answers: [refuse(login, 'auth.invalidCredentials')] });
    await label(t('login.email')).fill('admin@alpha.test');
    await label(t('login.password')).fill('wrong');
    await press(t('login.submit'));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(errors('auth.invalidCredentials'));
    await expect.element(label(t('login.email'))).toHaveValue('admin@alpha.test');
    await page.getByRole('button', { name: /Español/ }).click();
    await expect.element(page.getByRole('button', { name: es('login.submit') })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is not shown to a signed-in user', async () => {
    await openScreen('/app/login', { as: 'leader', answers: [today, answer(getTeamToday, [])] });
    await expect.poll(currentPath).toBe('/app/today');
  });

  test('asks for the code even when somebody else signs in meanwhile', async () => {
    const user = { ...PEOPLE.admin, google2fa_secret: '•' };
    await openScreen('/app/login', {
      answers: [answer(login, { two_factor_required: true, temp_token: 'half', user })],
    });
    await label(t('login.email')).fill('admin@alpha.test');
    await label(t('login.password')).fill('any password');
    localStorage.setItem('access_token', 'of somebody else');
    await press(t('login.submit'));
    await expect.element(page.getByRole('heading', { name: t('twoFactor.title') })).toBeVisible();
    expect(currentPath()).toBe('/app/2fa');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/%2f%2fevil.test',
    '/app/login',
    '/services',
  ])('does not follow %s after signing in (security 23)', async (evil) => {
    const user = { ...PEOPLE.salesman };
    await openScreen('/app/login', {
      answers: [answer(login, { access_token: 'test', user }), today],
    });
    localStorage.setItem('redirect_after_login', evil);
    await label(t('login.email')).fill('salesman@alpha.test');
    await label(t('login.password')).fill('any password');
    await press(t('login.submit'));
    await expect.poll(currentPath).toBe('/app/today');
  });

  test('is accessible on a phone in Spanish', async () => {
    await openScreen('/app/login', { locale: 'es', size: PHONE });
    await expect.element(label(es('login.email'))).toBeVisible();
    await expectNoViolationsInBothThemes();
  });
});

describe('a forgotten password', () => {
  test('has the same answer for every email', async () => {
    await openScreen('/app/login', {
      answers: [answer(askPasswordReset, { status: 'success', mail_is_configured: true })],
    });
    await page.getByRole('link', { name: t('login.forgot') }).click();
    await expect.poll(currentPath).toBe('/app/forgot-password');
    await press(t('forgot.submit'));
    await expect.element(page.getByText(t('login.required'))).toBeVisible();
    await label(t('login.email')).fill('nobody@nowhere.test');
    await press(t('forgot.submit'));
    await expect.element(page.getByRole('heading', { name: t('forgot.sentTitle') })).toHaveFocus();
    await expect.element(page.getByText(t('forgot.sent'))).toBeVisible();
    expectNoSidewaysScroll();
    await press(t('forgot.again'));
    await expect.element(label(t('login.email'))).toHaveFocus();
    await expect.element(label(t('login.email'))).toHaveValue('');
  });

  test('keeps an invalid email and reports it', async () => {
    const reason = { email: ['Escriba un correo válido.'] };
    await openScreen('/app/forgot-password', {
      locale: 'es',
      answers: [refuse(askPasswordReset, 'request.invalid', reason)],
    });
    await label(es('login.email')).fill('ana@');
    await press(es('forgot.submit'));
    await expect.element(page.getByText('Escriba un correo válido.')).toBeVisible();
    await expect.element(label(es('login.email'))).toHaveValue('ana@');
  });
});

describe('a link to choose a password', () => {
  const invalid = () => page.getByRole('heading', { name: t('reset.invalidTitle') });

  test('needs its token', async () => {
    await openScreen('/app/reset-password');
    await expect.element(invalid()).toBeVisible();
  });

  test('that has expired says so before anything is typed', async () => {
    await openScreen('/app/reset-password#token=guessed', {
      answers: [refuse(checkPasswordReset, 'auth.resetLinkInvalid')],
    });
    await expect.element(invalid()).toBeVisible();
  });

  test('rejects a short password and a mismatch; if it expires meanwhile, it says so', async () => {
    await openScreen('/app/reset-password#token=mailed', {
      answers: [
        answer(checkPasswordReset, { status: 'success', has_password: true }),
        refuse(resetPassword, 'auth.resetLinkInvalid'),
      ],
    });
    await expect.element(page.getByRole('heading', { name: t('reset.title') })).toBeVisible();
    await label(t('reset.password')).fill('short');
    await label(t('reset.confirmation')).fill('shorter');
    await press(t('reset.submit'));
    await expect.element(page.getByText(errors('field.tooShort'))).toBeVisible();
    await expect.element(page.getByText(errors('field.mismatch'))).toBeVisible();
    expect(callsTo(resetPassword)).toEqual([]);
    await label(t('reset.password')).fill('a-long-enough-one');
    await label(t('reset.confirmation')).fill('a-long-enough-one');
    await press(t('reset.submit'));
    await expect.element(invalid()).toHaveFocus();
    await page.getByRole('link', { name: t('reset.askAgain') }).click();
    await expect.poll(currentPath).toBe('/app/forgot-password');
  });

  test('of a new account lets its owner choose the first password', async () => {
    await openScreen('/app/reset-password#token=mailed', {
      answers: [
        answer(checkPasswordReset, { status: 'success', has_password: false }),
        answer(resetPassword, { status: 'success' }),
      ],
    });
    await expect.element(page.getByRole('heading', { name: t('first.title') })).toBeVisible();
    await label(t('first.password')).fill('a-long-enough-one');
    await label(t('first.confirmation')).fill('a-long-enough-one');
    await press(t('reset.submit'));
    await expect.poll(currentPath).toBe('/app/login');
    await expect.element(page.getByRole('alert')).toMatchTextContent(t('notice.passwordSet'));
  });
});

describe('the code screen', () => {
  const openCode = async (...answers: Answer[]) => {
    localStorage.setItem('temp_token', 'any');
    await openScreen('/app/2fa', { answers });
  };
  const code = () => label(t('twoFactor.code'));

  test('is only for users who have entered their password', async () => {
    await openScreen('/app/2fa');
    await expect.poll(currentPath).toBe('/app/login');
  });

  test.each([
    ['auth.unauthenticated', 'notice.unauthorized'],
    ['auth.tooManyCodes', 'notice.tooManyCodes'],
  ] as const)('%s ends at the login, which says why', async (refused, notice) => {
    await openCode(refuse(verifyTwoFactor, refused));
    await code().fill('123456');
    await expect.poll(currentPath).toBe('/app/login');
    await expect.element(page.getByRole('alert')).toMatchTextContent(t(notice));
    expect(
      ['temp_token', 'access_token', 'user_id'].map((key) => localStorage.getItem(key)),
    ).toEqual([null, null, null]);
  });

  test('submits a code once, however it is typed', async () => {
    await openCode(refuse(verifyTwoFactor, 'twoFactor.invalidCode'));
    await code().click();
    await userEvent.keyboard('12a3 456');
    await expect.element(code()).toHaveValue('123456');
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Invalid code. Please try again');
    await press(t('twoFactor.submit'));
    await code().fill('12345');
    await code().fill('123 456 7');
    await expect.element(code()).toHaveValue('123456');
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Invalid code. Please try again');
    expect(callsTo(verifyTwoFactor)).toHaveLength(1);
  });

  test('takes a recovery code, in any case, and says how few are left', async () => {
    const user = { ...PEOPLE.salesman, google2fa_secret: '•' };
    await openCode(
      answer(verifyTwoFactor, { status: 'success', access_token: 'test', user }),
      answer(getOwnUser, { ...user, recovery_codes_left: 5, locked_until: null }),
      today,
    );
    await press(t('twoFactor.useRecovery'));
    await press(t('twoFactor.submit'));
    await expect.element(label(t('twoFactor.recoveryCode'))).toHaveFocus();
    await label(t('twoFactor.recoveryCode')).fill('ABCD-EFGH');
    await press(t('twoFactor.submit'));
    await expect.poll(currentPath).toBe('/app/today');
    expect(
      ['temp_token', 'user_role', 'user_id', 'user_name'].map((key) => localStorage.getItem(key)),
    ).toEqual([null, 'salesman', '3', 'Sofía Lareda']);
    const left = page.getByText(t('twoFactor.codesLeft', { count: 5 }));
    await expect.element(left).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ has: left })
      .getByRole('button', { name: translatorFor('en', 'ui')('dismiss') })
      .click();
    await expect.element(left).not.toBeInTheDocument();
  });

  test('fits a phone in Spanish and is accessible', async () => {
    localStorage.setItem('temp_token', 'any');
    await openScreen('/app/2fa', { locale: 'es', size: PHONE });
    await expect.element(page.getByRole('heading', { name: es('twoFactor.title') })).toBeVisible();
    await expectNoViolationsInBothThemes();
  });
});

describe('a locked sign-in', () => {
  test('is unlocked by an emailed link, offered after a refusal', async () => {
    await openScreen('/app/login', {
      answers: [
        refuse(login, 'auth.invalidCredentials'),
        answer(askUnlock, { status: 'success', mail_is_configured: true }),
      ],
    });
    const offer = page.getByRole('link', { name: t('login.unlock') });
    await expect.element(label(t('login.email'))).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    await label(t('login.email')).fill('admin@alpha.test');
    await label(t('login.password')).fill('right, but locked');
    await press(t('login.submit'));
    await offer.click();
    await expect.poll(currentPath).toBe('/app/unlock');
    await label(t('login.email')).fill('admin@alpha.test');
    await press(t('forgot.submit'));
    await expect.element(page.getByText(t('unlock.sent'))).toBeVisible();
    expect(callsTo(askUnlock)).toEqual([{ body: { email: 'admin@alpha.test' } }]);
  });

  test('asks for a new link when this one has been used, in Spanish on a phone', async () => {
    const words = translatorFor('es', 'errors');
    await openScreen('/app/unlock#token=abc', {
      ...{ locale: 'es', size: PHONE },
      answers: [refuse(unlockSignIn, 'auth.unlockLinkInvalid')],
    });
    await press(es('unlock.open'));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(words('auth.unlockLinkInvalid'));
    await expectNoViolationsInBothThemes();
    await expectNoSidewaysScroll();
    await page.getByRole('link', { name: es('reset.askAgain') }).click();
    await expect.element(label(es('login.email'))).toBeVisible();
  });

  test('is unlocked by a button, also when it failed at first', async () => {
    await openScreen('/app/unlock#token=abc', {
      locale: 'es',
      answers: [refuse(unlockSignIn, 'internal')],
    });
    expect(callsTo(unlockSignIn)).toEqual([]);
    await press(es('unlock.open'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(es('unlock.failed'));
    setAnswers([answer(unlockSignIn, { status: 'success' })]);
    await press(es('unlock.open'));
    await expect.poll(currentPath).toBe('/app/login');
    await expect.element(page.getByText(es('notice.unlocked'))).toBeVisible();
    expect(callsTo(unlockSignIn).at(-1)).toEqual({ body: { token: 'abc' } });
  });
});
