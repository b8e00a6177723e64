import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testConfig } from '../../../test/test-app.ts';
import { fromOf } from './mail-from.ts';
import { openMailTransport } from './mail-transport.ts';

/** An address of this machine that is not its name for itself: to the product it is somewhere else. */
const ELSEWHERE = '127.0.0.2';
const passwords: string[] = [];
let emails = 0;
let lastMessage = '';
const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ password }, _session, done) => {
    passwords.push(password ?? '');
    done(null, { user: 'somebody' });
  },
  onData: (stream, _session, done) => {
    lastMessage = '';
    stream.on('data', (part) => {
      lastMessage += part;
    });
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

const send = (smtpUrl: string, more: object = {}) => {
  const transport = openMailTransport(testConfig({ smtpUrl }));
  const email = {
    messageId: '<a@b.test>',
    to: 'x@y.test',
    subject: 's',
    html: 'h',
    text: 't',
    ...more,
  };
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

it('shows who writes beside our own address, whatever their name contains (security 16)', async () => {
  const name = 'Ana "A" <x@evil.test>,\r\nBcc: all@evil.test';
  await send(`smtp://${ELSEWHERE}:${port}`, { writer: { name, locale: 'en' } });
  const [head = ''] = lastMessage.split('\r\n\r\n');
  expect(head.replace(/\r\n\s+/g, ' ')).toContain(
    'From: "Ana \\"A\\" <x@evil.test>, Bcc: all@evil.test via Alpha Agent" <no-reply@localhost>',
  );
  expect(head).not.toMatch(/^Bcc:/m);
});

it('names the writer in the language of the email, with the configured address', () => {
  const writer = { name: 'Sofía Lareda', locale: 'es' };
  expect(fromOf('"Casas, S.A." <hola@casas.test>', writer)).toEqual({
    ...{ name: 'Sofía Lareda vía Casas, S.A.', address: 'hola@casas.test' },
  });
  expect(fromOf('hola@casas.test', writer)).toEqual({
    ...{ name: 'Sofía Lareda', address: 'hola@casas.test' },
  });
  expect(fromOf('Alpha Agent <no-reply@alpha.test>')).toEqual({
    ...{ name: 'Alpha Agent', address: 'no-reply@alpha.test' },
  });
});
