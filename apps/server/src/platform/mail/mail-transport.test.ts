import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testConfig } from '../../../test/test-app.ts';
import { openMailTransport } from './mail-transport.ts';

/** An address of this machine that is not its name for itself: to the product it is somewhere else. */
const ELSEWHERE = '127.0.0.2';
const passwords: string[] = [];
let emails = 0;
const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ password }, _session, done) => {
    passwords.push(password ?? '');
    done(null, { user: 'somebody' });
  },
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => {
      emails += 1;
      done();
    });
  },
});
let port: number;
beforeAll(async () => {
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, ELSEWHERE, resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const send = (smtpUrl: string) => {
  const transport = openMailTransport(testConfig({ smtpUrl }));
  const email = { messageId: '<a@b.test>', to: 'x@y.test', subject: 's', html: 'h', text: 't' };
  return transport.send(email).finally(() => transport.close());
};

it('the password is sent encrypted or not at all, unless the operator allows it', async () => {
  await expect(send(`smtp://us:secret@${ELSEWHERE}:${port}`)).rejects.toThrow(/STARTTLS/);
  expect(passwords).toEqual([]);
  await send(`smtp://us:secret@${ELSEWHERE}:${port}?requireTLS=false`);
  expect(passwords).toEqual(['secret']);
});

it('a relay without a password is used as it is', async () => {
  const before = emails;
  await send(`smtp://${ELSEWHERE}:${port}`);
  expect(emails).toBe(before + 1);
});
