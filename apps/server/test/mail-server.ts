import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Mood =
  | 'accepts'
  | 'refuses for now'
  | 'refuses for ever'
  | 'hangs up'
  | 'dies half-way'
  | 'is slow'
  | 'refuses our password'
  | 'refuses everybody';

/** Delay of the slow mode. */
export const SLOW_MS = 3_000;

/** A real mail server with configurable failures. */
export async function startMailServer() {
  const received: string[] = [];
  const refused = new Map<string, number>();
  let mood: Mood = 'accepts';
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => (mood === 'refuses everybody' ? done(refusal(554)) : done()),
    onAuth: (_auth, _session, done) =>
      mood === 'refuses our password' ? done(refusal(535)) : done(null, { user: 'somebody' }),
    onRcptTo: ({ address }, _session, done) => {
      const code = refused.get(address);
      return code ? done(refusal(code)) : done();
    },
    onData: (stream, _session, done) => {
      let message = '';
      stream.on('data', (chunk) => {
        message += chunk;
        if (mood === 'dies half-way') hangUp();
      });
      stream.on('end', () => {
        if (mood === 'hangs up') return hangUp();
        if (mood === 'dies half-way') return undefined;
        if (mood === 'is slow') {
          received.push(message);
          return setTimeout(done, SLOW_MS);
        }
        if (mood !== 'accepts') {
          const responseCode = mood === 'refuses for now' ? 451 : 550;
          return done(refusal(responseCode));
        }
        received.push(message);
        return done();
      });
    },
  });
  const hangUp = () => {
    for (const each of server.connections) each.close();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    setMood: (next: Mood) => {
      mood = next;
    },
    /** From now on this address gets 550 (permanent), 451 (temporary) or, for `null`, no error. */
    setRefusal: (address: string, code: number | null) => {
      if (code === null) refused.delete(address);
      else refused.set(address, code);
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
