import { listOwnSessions, logout, proveIdentity } from '@alpha/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, callsTo, refusal, SUCCESS, setAnswers } from '../../test/fake-api';
import { call, callForToken } from './api-client';

const stored = () => localStorage.getItem('access_token');
const list = () => call(listOwnSessions);
const prove = () => callForToken(proveIdentity, { body: { password: 'mine' } });
const PROVEN = { ...SUCCESS, access_token: 'new', valid_until: '2036-03-01T10:00:00.000Z' };

/** The server has already replaced the token; requests send what is stored. */
beforeEach(() => {
  localStorage.setItem('access_token', 'old');
  setAnswers([
    answer(listOwnSessions, () => (stored() === 'new' ? [] : refusal('auth.unauthenticated'))),
    answer(logout, SUCCESS),
  ]);
});

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}

/** Another tab, which has sent a proof. → stores the new token there. */
function otherTab(): (token: string | null) => void {
  const { promise, resolve } = gate();
  void navigator.locks.request('access_token', () => promise);
  return (token) => {
    if (token) localStorage.setItem('access_token', token);
    resolve();
  };
}

/** → what ends the proof of this tab. */
function slowProof(): () => void {
  const { promise, resolve } = gate();
  setAnswers([answer(proveIdentity, () => promise.then(() => PROVEN))]);
  return resolve;
}

const untilAsked = () => vi.waitFor(() => expect(callsTo(listOwnSessions)).toHaveLength(1));

describe('a request refused while its token is being replaced (security 8)', () => {
  test('waits for the new one of another tab, and is sent again', async () => {
    const store = otherTab();
    const asked = list();
    await untilAsked();
    store('new');
    expect(await asked).toEqual([]);
    expect(callsTo(listOwnSessions)).toHaveLength(2);
  });

  test('waits for the new one of its own tab', async () => {
    const finish = slowProof();
    const proven = prove();
    const asked = list();
    await untilAsked();
    finish();
    expect(await asked).toEqual([]);
    expect(await proven).not.toHaveProperty('access_token');
    expect(stored()).toBe('new');
  });

  test('is refused when the other tab got none', async () => {
    const store = otherTab();
    const asked = list();
    const refused = expect(asked).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    await untilAsked();
    store(null);
    await refused;
    expect(callsTo(listOwnSessions)).toHaveLength(1);
  });

  test('without any other tab it is refused at once', async () => {
    await expect(list()).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    expect(callsTo(listOwnSessions)).toHaveLength(1);
  });
});

test('a user who signs out during a proof stays signed out, and the new token ends', async () => {
  const finish = slowProof();
  const proven = prove();
  await vi.waitFor(() => expect(callsTo(proveIdentity)).toHaveLength(1));
  localStorage.removeItem('access_token');
  finish();
  await proven;
  expect(stored()).toBeNull();
  await vi.waitFor(() => expect(callsTo(logout)).toHaveLength(1));
});

test('of two proofs at once, the second has the token of the first', async () => {
  const tokens: (string | null)[] = [];
  setAnswers([
    answer(proveIdentity, () => {
      tokens.push(stored());
      return { ...PROVEN, access_token: `after ${stored()}` };
    }),
  ]);
  await Promise.all([prove(), prove()]);
  expect(tokens).toEqual(['old', 'after old']);
  expect(stored()).toBe('after after old');
});
