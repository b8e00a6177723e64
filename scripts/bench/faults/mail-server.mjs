// A real SMTP server on a fixed port that can be stopped and restarted.
import { createRequire } from 'node:module';
import { freePort } from '../../lib/free-port.mjs';

// A dependency of the server's own tests.
const { SMTPServer } = createRequire(new URL('../../../apps/server/package.json', import.meta.url))(
  'smtp-server',
);

export async function createMailServer() {
  const port = await freePort();
  /** Address → how many emails to it were accepted. */
  const received = new Map();
  let server;

  const start = () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          for (const { address } of session.envelope.rcptTo)
            received.set(address, (received.get(address) ?? 0) + 1);
          done();
        });
      },
    });
    // A killed sender resets its connection.
    server.on('error', () => undefined);
    return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  const stop = () => {
    for (const each of server.connections) each.close();
    return new Promise((resolve) => server.close(resolve));
  };

  await start();
  return { url: `smtp://127.0.0.1:${port}`, received, start, stop };
}
