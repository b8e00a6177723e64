// A thousand open boards without activity.
import { get } from 'node:http';
import { quickness } from './recovery.mjs';
import { ask, nextAddress } from './traffic.mjs';

const STREAMS = 1_000;
/** Streams the server allows per user. */
const EACH = 20;
const GIVEN_PASSWORD = 'given for the first sign-in 7';
const PASSWORD = 'for the idle streams 7';

export async function idleStreams(url, admin, seconds, before) {
  const streams = [];
  try {
    for (let i = 0; i < STREAMS / EACH; i += 1) {
      const token = await newPerson(url, admin, i);
      for (let tab = 0; tab < EACH; tab += 1) streams.push(await listen(url, token));
    }
    const during = await quickness(url, seconds);
    const alive = streams.filter(({ isOpen }) => isOpen()).length;
    const problems = [];
    if (alive < STREAMS) problems.push(`${STREAMS - alive} of ${STREAMS} streams were closed`);
    if (during.errors > 0) problems.push(`${during.errors} of the others were not answered`);
    return {
      note: `p99 ${during.p99.toFixed(0)} ms with ${alive} streams, ${before.p99.toFixed(0)} ms before`,
      problems,
    };
  } finally {
    for (const { close } of streams) close();
  }
}

async function newPerson(url, token, i) {
  const email = `idle.${process.pid}.${i}@alpha.test`;
  const body = {
    name: `Idle ${i}`,
    email,
    role: 'salesman',
    password: GIVEN_PASSWORD,
    password_confirmation: GIVEN_PASSWORD,
  };
  const made = await ask(url, { method: 'POST', path: '/api/app/users', token, body });
  if (made.status !== 200) throw new Error(`no person was made: ${made.status} ${made.body}`);
  const login = { email, password: GIVEN_PASSWORD };
  const { body: first } = await ask(url, { method: 'POST', path: '/api/login', body: login });
  // A password set by somebody else must be replaced before anything else.
  const { body: answer } = await ask(url, {
    method: 'PUT',
    path: '/api/account/password',
    token: JSON.parse(first).access_token,
    body: {
      current_password: GIVEN_PASSWORD,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
  return JSON.parse(answer).access_token;
}

function listen(url, token) {
  return new Promise((resolve, reject) => {
    let isOpen = true;
    const sent = get(
      `${url}/api/events`,
      {
        agent: false,
        headers: { 'x-forwarded-for': nextAddress(), authorization: `Bearer ${token}` },
      },
      (answer) => {
        if (answer.statusCode !== 200)
          return reject(new Error(`${answer.statusCode} for a stream`));
        answer.resume();
        answer.on('close', () => {
          isOpen = false;
        });
        answer.on('error', () => undefined);
        return resolve({ isOpen: () => isOpen, close: () => sent.destroy() });
      },
    );
    sent.on('error', reject);
  });
}
