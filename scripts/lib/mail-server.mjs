// A real SMTP server on a fixed port that can be stopped and restarted.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.mjs';

// A dependency of the server's own tests.
const { SMTPServer } = createRequire(new URL('../../apps/server/package.json', import.meta.url))(
  'smtp-server',
);

/** `folder`: where accepted messages are stored as files; without one they are only counted. */
export async function createMailServer({ folder } = {}) {
  const port = await freePort();
  /** Address → how many emails to it were accepted. */
  const received = new Map();
  let server;
  let stored = 0;

  const store = (message) => {
    mkdirSync(folder, { recursive: true });
    stored += 1;
    writeFileSync(join(folder, `${String(stored).padStart(4, '0')}.eml`), message);
  };

  const start = () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        text(stream)
          .then((message) => {
            for (const { address } of session.envelope.rcptTo)
              received.set(address, (received.get(address) ?? 0) + 1);
            if (folder) store(message);
            done();
          })
          .catch(done);
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
