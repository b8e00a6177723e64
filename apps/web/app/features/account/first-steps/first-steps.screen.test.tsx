import {
  changePassword,
  enableTwoFactor,
  getBoard,
  getOwnUser,
  listOwnSessions,
  login,
  type RequiredStep,
  verifyTwoFactor,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'account');
const es = translatorFor('es', 'account');
const session = translatorFor('en', 'session');
const layout = translatorFor('en', 'layout');
const { salesman } = PEOPLE;
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const label = (name: string) => page.getByLabelText(name, { exact: true });

const board = answer(getBoard, { role: 'salesman', owner: null, roles: [], columns: [] });
const userWith = (required_step?: RequiredStep) =>
  answer(getOwnUser, {
    ...salesman,
    recovery_codes_left: 0,
    ...(required_step && { required_step }),
  });
const key = { qr_image: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret: 'ABCDEFGH' };
const codes = Array.from({ length: 10 }, (_, i) => `code-${i}`);

test('after signing in: a password of one’s own, then two-factor, then the page that was wanted', async () => {
  localStorage.setItem('redirect_after_login', '/app/board/3');
  await openScreen('/app/login', {
    answers: [
      answer(login, {
        access_token: 'limited',
        user: { ...salesman, required_step: 'password' },
      }),
      userWith('password'),
      answer(listOwnSessions, []),
      answer(changePassword, { status: 'success', access_token: 'fresh' }),
      answer(enableTwoFactor, key),
      answer(verifyTwoFactor, {
        ...{ status: 'success', access_token: 'free', recovery_codes: codes },
        user: { ...salesman, google2fa_secret: '•' },
      }),
      board,
    ],
  });
  await label(session('login.email')).fill(salesman.email);
  await label(session('login.password')).fill('given by somebody');
  await press(session('login.submit'));
  await expect.element(heading(t('firstSteps.password.title'))).toBeVisible();
  expect(currentPath()).toBe('/app/first-steps');
  // Nothing else is open, so nothing else is linked.
  await expect
    .element(page.getByRole('link', { name: layout('app.board') }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: layout('app.logout') })).toBeVisible();

  await label(t('password.current')).fill('given by somebody');
  await label(t('password.new')).fill('violet-harbour-12');
  await label(t('password.confirmation')).fill('violet-harbour-12');
  setAnswers([userWith('two_factor')]);
  await press(t('password.submit'));
  await expect.element(heading(t('firstSteps.two_factor.title'))).toHaveFocus();
  expect(localStorage.getItem('access_token')).toBe('fresh');

  await press(t('twoFactor.off.enable'));
  setAnswers([userWith()]);
  await label(t('twoFactor.setup.code')).fill('123456');
  await expect.element(page.getByText(codes[9] ?? '')).toBeVisible();
  await label(t('twoFactor.codes.stored')).click();
  await press(t('twoFactor.codes.done'));
  await expect.poll(currentPath).toBe('/app/board/3');
});

test('a page of the app leads there while a step is required, and back afterwards', async () => {
  await openScreen('/app/board', {
    as: 'salesman',
    answers: [refuse(getBoard, 'auth.passwordChangeRequired'), userWith('password')],
  });
  await expect.element(heading(t('firstSteps.password.title'))).toBeVisible();
  setAnswers([
    answer(changePassword, { status: 'success', access_token: 'fresh' }),
    answer(listOwnSessions, []),
    userWith(),
    board,
  ]);
  await label(t('password.current')).fill('given by somebody');
  await label(t('password.new')).fill('violet-harbour-12');
  await label(t('password.confirmation')).fill('violet-harbour-12');
  await press(t('password.submit'));
  await expect.poll(currentPath).toBe('/app/board');
  expect(callsTo(changePassword)).toHaveLength(1);
});

test.each(['password', 'two_factor'] as const)(
  'the step %s is complete in Spanish, fits a phone and is accessible',
  async (step) => {
    await openScreen('/app/first-steps', {
      ...{ as: 'salesman', locale: 'es', size: PHONE },
      answers: [userWith(step)],
    });
    await expect.element(heading(es(`firstSteps.${step}.title`))).toBeVisible();
    await expectNoSidewaysScroll();
    await expectNoViolationsInBothThemes();
  },
);
