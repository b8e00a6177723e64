import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Mood =
  | 'accepts'
  | 'refuses for now'
  | 'refuses for ever'
  | 'hangs up'
  | 'refuses our password'
  | 'refuses everybody';

/** A real mail server with a mood. */
export async function startMailServer() {
  const received: string[] = [];
  let mood: Mood = 'accepts';
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => (mood === 'refuses everybody' ? done(refusal(554)) : done()),
    onAuth: (_auth, _session, done) =>
      mood === 'refuses our password' ? done(refusal(535)) : done(null, { user: 'somebody' }),
    onData: (stream, _session, done) => {
      let message = '';
      stream.on('data', (chunk) => {
        message += chunk;
      });
      stream.on('end', () => {
        if (mood === 'hangs up') {
          for (const each of server.connections) each.close();
          return undefined;
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    setMood: (next: Mood) => {
      mood = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
