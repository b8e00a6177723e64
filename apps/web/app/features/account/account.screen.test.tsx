import {
  changePassword,
  DEFAULT_NOTIFICATIONS,
  deleteCalendarFeed,
  disableTwoFactor,
  enableTwoFactor,
  endOtherSessions,
  endOwnSession,
  getBoard,
  getCalendarFeed,
  getNotificationSettings,
  getOwnUser,
  getProfile,
  listOwnSessions,
  listPushDevices,
  type OwnSession,
  proveIdentity,
  renewCalendarFeed,
  type StaffProfile,
  updateNotificationSettings,
  updateProfile,
  verifyTwoFactor,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatInstant } from '~/lib/local-time';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'account');
const profile = translatorFor('en', 'publicProfile');
const ui = translatorFor('en', 'ui');
const errors = translatorFor('en', 'errors');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const label = (name: string) => page.getByLabelText(name, { exact: true });

const session = (id: number, more: Partial<OwnSession>): OwnSession => ({
  id,
  created_at: '2026-03-01T10:00:00.000Z',
  last_used_at: '2026-03-01T10:00:00.000Z',
  expires_at: '2036-03-01T10:00:00.000Z',
  ip: '10.0.0.1',
  user_agent: null,
  is_current: false,
  ...more,
});
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const PROFILE: StaffProfile = {
  ...{ user_id: PEOPLE.salesman.id, headline: { en: '', es: '' }, languages: ['es'] },
  ...{ phone: null, whatsapp: null, calendar_url: null, call_hours: null, photo_url: null },
};

function accountServer(
  secret: string | null = null,
  codesLeft = 0,
  lockedUntil: string | null = null,
) {
  let sessions = [session(1, { is_current: true }), session(2, { user_agent: IPHONE })];
  return [
    answer(getOwnUser, {
      ...PEOPLE.salesman,
      google2fa_secret: secret,
      recovery_codes_left: codesLeft,
      locked_until: lockedUntil,
    }),
    answer(listOwnSessions, () => sessions),
    answer(endOwnSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return SUCCESS;
    }),
    answer(endOtherSessions, () => {
      sessions = sessions.filter(({ is_current }) => is_current);
      return { ...SUCCESS, ended: 1 };
    }),
    answer(changePassword, { status: 'success', access_token: 'fresh' }),
    answer(getProfile, PROFILE),
    answer(getNotificationSettings, DEFAULT_NOTIFICATIONS),
    answer(listPushDevices, []),
    answer(getCalendarFeed, { is_on: false, created_at: null, read_at: null }),
  ];
}

async function fillPassword(from: string, to: string, again = to) {
  await label(t('password.current')).fill(from);
  await label(t('password.new')).fill(to);
  await label(t('password.confirmation')).fill(again);
  await press(t('password.submit'));
}

test('on a phone the account is in the menu and shows who is signed in', async () => {
  const board = answer(getBoard, { role: 'salesman', owner: null, roles: [], columns: [] });
  await openScreen('/app/board', {
    as: 'salesman',
    size: PHONE,
    answers: [board, ...accountServer()],
  });
  await press('Open menu');
  await page.getByRole('link', { name: /Sofía Lareda/ }).click();
  await expect.poll(currentPath).toBe('/app/account');
  await expect.element(page.getByText(PEOPLE.salesman.email)).toBeVisible();
  await expect.element(page.getByText(t('sessions.current'))).toBeVisible();
  await expectNoViolationsInBothThemes();
});

test('each kind of notification is chosen by channel; a refused change is shown and not kept', async () => {
  const bell = translatorFor('en', 'notifications');
  const box = (kind: 'opened' | 'like', channel: 'app' | 'digest') =>
    label(bell('section.box', { kind: bell(`kind.${kind}`), channel: bell(`section.${channel}`) }));
  await openScreen('/app/account', {
    as: 'salesman',
    answers: [answer(updateNotificationSettings, ({ body }) => body), ...accountServer()],
  });
  await expect.element(box('opened', 'digest')).not.toBeChecked();
  await box('opened', 'digest').click();
  await expect.element(box('opened', 'digest')).toBeChecked();
  await box('like', 'app').click();
  await expect.poll(() => callsTo(updateNotificationSettings).length).toBe(2);
  const last = callsTo(updateNotificationSettings)[1]?.body;
  expect([last?.app.includes('like'), last?.digest.includes('opened')]).toEqual([false, true]);
  setAnswers([refuse(updateNotificationSettings, 'internal')]);
  await box('like', 'app').click();
  await expect.element(page.getByText(bell('section.saveFailed'))).toBeVisible();
  await expect.element(box('like', 'app')).not.toBeChecked();
});

test('a calendar address is made, shown once, renewed and turned off', async () => {
  const on = { is_on: true, created_at: '2026-03-01T10:00:00.000Z', read_at: null };
  const url = 'https://alpha.test/api/calendars/secret/tasks.ics';
  await openScreen('/app/account', {
    as: 'salesman',
    size: PHONE,
    answers: [
      ...accountServer(),
      answer(renewCalendarFeed, { ...on, url }),
      answer(deleteCalendarFeed, SUCCESS),
    ],
  });
  await press(t('calendar.make'));
  await expect.element(page.getByText(url)).toBeVisible();
  await expect.element(page.getByText(t('calendar.google'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  setAnswers([answer(getCalendarFeed, on)]);
  reopenScreen();
  await expect.element(page.getByText(t('calendar.neverRead'))).toBeVisible();
  await expect.element(page.getByText(url)).not.toBeInTheDocument();
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await press(t('calendar.renew'));
  await confirm(t('calendar.renew'));
  await expect.element(page.getByText(url)).toBeVisible();
  await press(t('calendar.turnOff'));
  setAnswers([refuse(deleteCalendarFeed, 'internal')]);
  await confirm(t('calendar.turnOff'));
  await expect.element(page.getByText(t('calendar.failed'))).toBeVisible();
  setAnswers([answer(deleteCalendarFeed, SUCCESS)]);
  await confirm(t('calendar.turnOff'));
  await expect.element(page.getByRole('button', { name: t('calendar.make') })).toBeVisible();
});

test('a new password is validated, rejected beside its field, and then saved', async () => {
  await openScreen('/app/account', { as: 'salesman', answers: accountServer() });
  await fillPassword('the old one', 'violet-harbour-12', 'something-else');
  await expect.element(page.getByText(errors('field.mismatch'))).toBeVisible();
  await page.getByRole('link', { name: 'Contacts' }).click();
  await press(ui('leave.stay'));
  // It gives the focus back when it is gone: typing before that could land in another field.
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(currentPath()).toBe('/app/account');

  setAnswers([refuse(changePassword, 'auth.wrongPassword', { current_password: ['wrong'] })]);
  await fillPassword('not my password', 'violet-harbour-12');
  await expect.element(page.getByText(errors('auth.wrongPassword'))).toBeVisible();
  await expect.element(label(t('password.current'))).toHaveFocus();
  await expect.element(label(t('password.new'))).toHaveValue('violet-harbour-12');

  setAnswers(accountServer());
  await fillPassword('the old one', 'violet-harbour-12');
  await expect.element(page.getByText(t('password.changed'))).toBeVisible();
  expect(localStorage.getItem('access_token')).toBe('fresh');
});

test('sessions are listed and ended, one or all others', async () => {
  await openScreen('/app/account', { as: 'salesman', answers: accountServer() });
  const device = 'Safari on iPhone';
  const end = page.getByRole('button', { name: t('sessions.endOf', { device }) });
  await end.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(end).toHaveFocus();
  await end.click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(t('sessions.confirmTitle', { device }));
  await dialog.getByRole('button', { name: t('sessions.end') }).click();
  await expect.element(page.getByText(t('sessions.ended'))).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  expect(callsTo(endOwnSession)[0]?.params.id).toBe(2);
});

test('a session shows when it began and was last used', async () => {
  await openScreen('/app/account', { as: 'salesman', answers: accountServer() });
  const row = page.getByRole('listitem').filter({ hasText: 'Safari on iPhone' });
  await expect.element(row).toMatchTextContent(/Last used/);
  await expect.element(row).toMatchTextContent(/Signed in/);
  await expect.element(row).toMatchTextContent('10.0.0.1');
});

test('the owner sees a lock of the account, and until when, in Spanish on a phone', async () => {
  const es = translatorFor('es', 'account');
  const until = new Date(Date.now() + 600_000).toISOString();
  await openScreen('/app/account', {
    ...{ as: 'salesman', locale: 'es', size: PHONE },
    answers: accountServer(null, 0, until),
  });
  const time = formatInstant(until, 'es', 'time');
  await expect.element(page.getByText(es('locked', { time }))).toBeVisible();
  await expectNoViolationsInBothThemes();
});

test('a password that is locked says until when, not that it is wrong', async () => {
  const locked_until = new Date(Date.now() + 600_000).toISOString();
  const message = errors('auth.locked', { until: locked_until });
  await openScreen('/app/account', {
    as: 'salesman',
    answers: [
      answer(changePassword, () =>
        Response.json(
          { code: 'auth.locked', message, request_id: 'r', locked_until },
          { status: 429 },
        ),
      ),
      ...accountServer(),
    ],
  });
  await fillPassword('the old one', 'violet-harbour-12');
  const until = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(
    new Date(locked_until),
  );
  await expect.element(page.getByText(errors('auth.locked', { until }))).toBeVisible();
  await expect.element(label(t('password.new'))).toHaveValue('violet-harbour-12');
});

test('signing out everywhere else leaves this device', async () => {
  await openScreen('/app/account', { as: 'salesman', answers: accountServer() });
  await press(t('sessions.endOthers'));
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('sessions.confirmOthers') }).click();
  await expect
    .element(page.getByRole('button', { name: /Safari on iPhone/ }))
    .not.toBeInTheDocument();
  await expect.element(page.getByText(t('sessions.current'))).toBeVisible();
  expect(callsTo(endOtherSessions)).toHaveLength(1);
});

test('ending sessions asks for a proof, with a code where two-factor is on, in Spanish on a phone', async () => {
  const es = translatorFor('es', 'account');
  await openScreen('/app/account', {
    ...{ as: 'salesman', locale: 'es', size: PHONE },
    answers: [refuse(endOtherSessions, 'auth.proofRequired'), ...accountServer('•', 9)],
  });
  await press(es('sessions.endOthers'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: es('sessions.confirmOthers') })
    .click();
  const proof = page.getByRole('dialog', { name: es('proof.title') });
  await proof.getByText(es('twoFactor.proof.code'), { exact: true }).click();
  await proof.getByLabelText(es('twoFactor.proof.appCode')).fill('123456');
  await expectNoViolationsInBothThemes();
  setAnswers([
    answer(proveIdentity, {
      ...SUCCESS,
      access_token: 'fresh',
      valid_until: '2036-03-01T10:00:00.000Z',
    }),
    ...accountServer('•', 9),
  ]);
  await proof.getByRole('button', { name: es('proof.confirm') }).click();
  await expect.element(page.getByText(es('sessions.endedOthers', { count: 1 }))).toBeVisible();
  expect(callsTo(proveIdentity)).toEqual([{ body: { one_time_password: '123456' } }]);
  expect(callsTo(endOtherSessions)).toHaveLength(2);
  expect(localStorage.getItem('access_token')).toBe('fresh');
});

describe('two-factor', () => {
  const heading = (name: string) => page.getByRole('heading', { name });

  test('is set up with a key, a code and ten recovery codes that must be stored first', async () => {
    const recovery_codes = Array.from({ length: 10 }, (_, i) => `code-${i}`);
    const verified = {
      status: 'success',
      access_token: 'fresh',
      user: { ...PEOPLE.salesman, google2fa_secret: '•' },
    } as const;
    await openScreen('/app/google2fa', {
      as: 'salesman',
      answers: [
        answer(enableTwoFactor, {
          qr_image: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          secret: 'ABCDEFGH',
        }),
        refuse(verifyTwoFactor, 'twoFactor.invalidCode'),
        ...accountServer(),
      ],
    });
    await expect.element(heading(t('twoFactor.off.title'))).toBeVisible();
    await press(t('twoFactor.off.enable'));
    await expect.element(heading(t('twoFactor.setup.title'))).toHaveFocus();
    await expect
      .element(page.getByRole('img', { name: t('twoFactor.setup.qrAlt') }))
      .toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml/));
    await label(t('twoFactor.setup.code')).fill('000000');
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(t('twoFactor.setup.incorrect'));
    setAnswers([
      answer(verifyTwoFactor, { ...verified, recovery_codes }),
      ...accountServer('•', 10),
    ]);
    await label(t('twoFactor.setup.code')).fill('123456');
    await expect.element(heading(t('twoFactor.codes.title'))).toHaveFocus();
    await expect.element(page.getByText(t('twoFactor.codes.activated'))).toBeVisible();
    const list = page.getByRole('list', { name: t('twoFactor.codes.list') });
    expect(list.getByRole('listitem').elements()).toHaveLength(10);
    await page.getByRole('link', { name: 'Contacts' }).click();
    await expect.element(page.getByText(t('twoFactor.codes.tickFirst'))).toBeVisible();
    expect(currentPath()).toBe('/app/google2fa');
    await label(t('twoFactor.codes.stored')).click();
    await press(t('twoFactor.codes.done'));
    await expect.element(heading(t('twoFactor.on.title'))).toHaveFocus();
    const left = t('twoFactor.on.codesLeft', { count: 10, total: 10 });
    await expect.element(page.getByText(left)).toBeVisible();
  });

  test('warns that a key shown before works no longer, in Spanish on a phone', async () => {
    const es = translatorFor('es', 'account');
    const key = { qr_image: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret: 'ABCDEFGH' };
    await openScreen('/app/google2fa', {
      ...{ as: 'salesman', locale: 'es', size: PHONE },
      answers: [answer(enableTwoFactor, key), ...accountServer()],
    });
    const again = page.getByText(es('twoFactor.setup.again'));
    await press(es('twoFactor.off.enable'));
    await expect.element(heading(es('twoFactor.setup.title'))).toHaveFocus();
    await expect.element(again).not.toBeInTheDocument();
    reopenScreen();
    await expect.element(again).toBeVisible();
    await press(es('twoFactor.off.enable'));
    await expect.element(heading(es('twoFactor.setup.title'))).toHaveFocus();
    await expect.element(again).toBeVisible();
    await expectNoViolationsInBothThemes();
  });

  test('is turned off with proof; a wrong password keeps the dialog', async () => {
    await openScreen('/app/google2fa', {
      as: 'salesman',
      answers: [refuse(disableTwoFactor, 'auth.wrongPassword'), ...accountServer('•', 9)],
    });
    await press(t('twoFactor.on.disable'));
    const dialog = page.getByRole('dialog');
    const proof = dialog.getByLabelText(t('twoFactor.proof.yourPassword'));
    await proof.fill('not the password');
    await dialog.getByRole('button', { name: t('twoFactor.on.disable') }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(errors('auth.wrongPassword'));
    setAnswers([
      answer(disableTwoFactor, { status: 'success', access_token: 'fresh' }),
      ...accountServer(),
    ]);
    await proof.fill('the password');
    await dialog.getByRole('button', { name: t('twoFactor.on.disable') }).click();
    await expect.element(heading(t('twoFactor.off.title'))).toBeVisible();
    await expect.element(page.getByText(t('twoFactor.on.deactivated'))).toBeVisible();
  });

  test('says that the role requires it, and goes on to set it up again', async () => {
    const required = answer(getOwnUser, {
      ...PEOPLE.salesman,
      google2fa_secret: '•',
      recovery_codes_left: 9,
      locked_until: null,
      two_factor_required: true,
    });
    await openScreen('/app/google2fa', {
      as: 'salesman',
      answers: [
        required,
        answer(disableTwoFactor, { status: 'success', access_token: 'fresh' }),
        ...accountServer(),
      ],
    });
    await expect.element(page.getByText(t('twoFactor.on.requiredLead'))).toBeVisible();
    await press(t('twoFactor.on.disable'));
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(t('twoFactor.on.requiredText'));
    await dialog.getByLabelText(t('twoFactor.proof.yourPassword')).fill('the password');
    await dialog.getByRole('button', { name: t('twoFactor.on.disable') }).click();
    await expect.poll(currentPath).toBe('/app/first-steps');
  });

  test('accepts a code as proof, in Spanish on a phone, and is accessible', async () => {
    const es = translatorFor('es', 'account');
    await openScreen('/app/google2fa', {
      as: 'salesman',
      locale: 'es',
      size: PHONE,
      answers: [
        answer(disableTwoFactor, { status: 'success', access_token: 'fresh' }),
        ...accountServer('•', 9),
      ],
    });
    await press(es('twoFactor.on.disable'));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(es('twoFactor.proof.code'), { exact: true }).click();
    await dialog.getByLabelText(es('twoFactor.proof.appCode')).fill('123456');
    await expectNoViolationsInBothThemes();
    await dialog.getByRole('button', { name: es('twoFactor.on.disable') }).click();
    await expect
      .poll(() => callsTo(disableTwoFactor))
      .toEqual([{ body: { one_time_password: '123456' } }]);
  });
});

describe('what investors see', () => {
  const saveProfile = () => press(profile('save'));
  /** Its label says that it is optional. */
  const optional = (name: 'headlineEn' | 'whatsapp' | 'phone') =>
    page.getByRole('textbox', { name: new RegExp(`^${profile(name)}`) });

  test('is saved with headline, languages and numbers', async () => {
    await openScreen('/app/account', { as: 'salesman', answers: accountServer() });
    await expect.element(optional('headlineEn')).toBeVisible();
    const saved = answer(updateProfile, { ...PROFILE, whatsapp: '+13055550103' });
    setAnswers([saved]);
    await optional('headlineEn').fill('Advisor, Miami');
    await page.getByRole('checkbox', { name: 'English' }).click();
    await optional('whatsapp').fill('+1 305 555 0103');
    await saveProfile();
    await expect.element(page.getByText(profile('saved'))).toBeVisible();
    expect(callsTo(updateProfile).at(-1)?.body).toMatchObject({
      ...{ headline: { en: 'Advisor, Miami', es: '' }, whatsapp: '+13055550103', phone: null },
      languages: ['en', 'es'],
    });
  });

  test('a number without its country is explained at its field', async () => {
    await openScreen('/app/account', { as: 'salesman', answers: accountServer() });
    await expect.element(optional('headlineEn')).toBeVisible();
    setAnswers([refuse(updateProfile, 'request.invalid', { phone: ['Invalid.'] })]);
    await optional('phone').fill('305 555 0103');
    await saveProfile();
    await expect.element(page.getByText(profile('numberWrong'))).toBeVisible();
    await expectNoViolationsInBothThemes();
  });
});
