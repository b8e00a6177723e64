// Two teams of the demo, signed in: the people whose objects are attacked, and everybody outside.
import { jsonOf } from '../verdict.mjs';

/** → people by part: `{id, role, token, call, prove}`. All demo users share the keeper's password. */
export async function openOffice(send, { email, password }) {
  let sent = 0;
  const call =
    (token) =>
    async (method, url, body, type = 'application/json') => {
      sent += 1;
      // Rate limits count by address, so each request uses another one.
      const headers = {
        'x-forwarded-for': `12.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
        ...(body === undefined ? {} : { 'content-type': type }),
      };
      const answer = await send(
        {
          method,
          url,
          headers,
          kind: 'valid',
          body: isRaw(body) ? body : JSON.stringify(body),
        },
        token,
      );
      return { status: answer.status, body: answer.bytes ? jsonOf(answer.bytes) : undefined };
    };

  async function signIn(address) {
    const { status, body } = await call()('POST', '/api/login', { email: address, password });
    if (status !== 200) throw new Error(`${address} could not sign in: ${status}`);
    const person = { id: body.user.id, role: body.user.roles[0].name, token: body.access_token };
    const own = (...request) => call(person.token)(...request);
    /** A proof replaces the token. */
    async function prove() {
      const { body: proven } = await own('POST', '/api/proof', { password });
      person.token = proven?.access_token ?? person.token;
    }
    return Object.assign(person, { call: own, prove });
  }

  const admin = await signIn(email);
  const { body } = await admin.call('GET', '/api/users?per_page=100');
  const salesmen = body.data.filter(({ leader }) => leader);
  const teams = Object.values(Object.groupBy(salesmen, ({ leader }) => leader.id));
  const [own, other] = teams.sort((a, b) => b.length - a.length);
  if (!other || own.length < 2) throw new Error('the demo has no two teams');
  const leaderOf = ([{ leader }]) => signIn(body.data.find(({ id }) => id === leader.id).email);
  return {
    admin,
    leader: await leaderOf(own),
    salesman: await signIn(own[0].email),
    colleague: await signIn(own[1].email),
    otherLeader: await leaderOf(other),
    otherSalesman: await signIn(other[0].email),
    anonymous: { role: 'anonymous', call: call() },
  };
}

const isRaw = (body) => body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
