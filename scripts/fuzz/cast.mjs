// The callers: one user of each kind. Requests end sessions, change roles and delete users, so
// each is restored when it has changed.
import { codeOf } from './totp.mjs';
import { jsonOf } from './verdict.mjs';

/** Given by the keeper, then replaced: until then a user can do nothing else. */
const GIVEN_PASSWORD = 'given for the first sign-in 7';
const PASSWORD = 'for the fuzz run only 7';
export const PEOPLE = ['salesman', 'leader', 'admin', 'temp'];

/** `keeper`: the login of an administrator that no request changes. */
export async function createCast(send, keeper) {
  const tokens = {};
  let made = 0;
  let keeperToken;
  let keeperId;
  let leaderId;

  async function call(method, url, body, token) {
    made += 1;
    const headers = {
      'x-forwarded-for': `11.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
    };
    if (body) headers['content-type'] = 'application/json';
    const answer = await send({ method, url, headers, body: body && JSON.stringify(body) }, token);
    return { status: answer.status, body: answer.bytes ? jsonOf(answer.bytes) : undefined, answer };
  }

  async function signIn(email, password) {
    const { status, body } = await call('POST', '/api/login', { email, password });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${body?.code}`);
    return body;
  }

  /** Signed in, and proven within the last minutes: creating users needs it. */
  async function keep() {
    const proof = { password: keeper.password };
    const proven = keeperToken && (await call('POST', '/api/proof', proof, keeperToken));
    if (proven?.status === 200) {
      keeperToken = proven.body.access_token;
      return;
    }
    const { access_token, user } = await signIn(keeper.email, keeper.password);
    [keeperToken, keeperId] = [access_token, user.id];
  }

  /** As a new user does it: a password of their own. → the token that follows. */
  async function settle(email) {
    const { access_token } = await signIn(email, GIVEN_PASSWORD);
    const change = {
      current_password: GIVEN_PASSWORD,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    const { status, body } = await call('PUT', '/api/account/password', change, access_token);
    if (status !== 200) throw new Error(`${email} could not choose a password: ${status}`);
    return body.access_token;
  }

  async function make(role) {
    await keep();
    made += 1;
    const person = {
      name: `Fuzz ${role} ${made}`,
      email: `fuzz.${role}.${made}.${process.pid}@alpha.test`,
      role,
      ...(role === 'salesman' && leaderId ? { leader_id: leaderId } : {}),
      password: GIVEN_PASSWORD,
      password_confirmation: GIVEN_PASSWORD,
    };
    let { status, body } = await call('POST', '/api/app/users', person, keeperToken);
    // The leader has been deleted meanwhile.
    if (status === 422 && person.leader_id)
      ({ status, body } = await call(
        'POST',
        '/api/app/users',
        { ...person, leader_id: null },
        keeperToken,
      ));
    if (status !== 200)
      throw new Error(`no ${role} could be made: ${status} ${JSON.stringify(body)}`);
    if (role === 'leader') leaderId = body.id;
    return person.email;
  }

  const isStill = {
    temp: async () =>
      (await call('GET', '/api/user', null, tokens.temp)).status === 401 && knowsTemp(),
  };
  /** A temp token allows one endpoint: a wrong code there is a 422, no token a 401. */
  async function knowsTemp() {
    const { status } = await call('POST', '/api/2fa/verify', {}, tokens.temp);
    return status === 422;
  }
  const isRole = (role) => async () => {
    const { body } = await call('GET', '/api/user', null, tokens[role]);
    return body?.roles?.[0]?.name === role && !body.required_step;
  };

  /** Gives them something to move, edit and delete. */
  async function giveLeads(who) {
    for (let i = 0; i < 3; i += 1) {
      const lead = { first_name: 'Fuzz', last_name: `Lead ${made}`, phone: '+1 305 555 0100' };
      await call(
        'POST',
        '/api/app/leads',
        { ...lead, email: `lead.${made}@fuzz.test` },
        tokens[who],
      );
    }
  }

  async function renew(who) {
    if (tokens[who] && (await (isStill[who] ?? isRole(who))())) return;
    const email = await make(who === 'temp' ? 'salesman' : who);
    tokens[who] = await settle(email);
    if (who !== 'temp') return giveLeads(who);
    const { body } = await call('GET', '/api/2fa/enable', null, tokens.temp);
    const code = { one_time_password: codeOf(body.secret) };
    await call('POST', '/api/2fa/verify', code, tokens.temp);
    tokens.temp = (await signIn(email, PASSWORD)).temp_token;
  }

  await keep();
  for (const who of ['leader', 'salesman', 'admin', 'temp']) await renew(who);
  return {
    keeperId,
    tokenOf: (who) => tokens[who],
    /** Restores all of them; one after another, so that none is created twice. */
    renewAll: async () => {
      await keep();
      await call('PUT', '/api/sign-in-rules', { two_factor_roles: [] }, keeperToken);
      for (const who of PEOPLE) await renew(who);
    },
    read: async (url) => (await call('GET', url, null, keeperToken)).body,
    write: async (url, body) => (await call('POST', url, body, keeperToken)).body,
  };
}
