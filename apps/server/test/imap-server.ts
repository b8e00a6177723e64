import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { readReplyMailbox } from '../src/platform/reply-mailbox.ts';

const USER = { name: 'replies@alpha.test', password: 'p@ss/word' };

/** A real IMAP server with one mailbox. */
export async function startImapServer({ port = 0 } = {}) {
  const server = hoodiecrow({
    plugins: ['ID', 'SASL-IR', 'AUTH-PLAIN', 'ENABLE', 'LITERALPLUS', 'UIDPLUS'],
    users: { [USER.name]: { password: USER.password } },
    storage: { INBOX: { uidvalidity: 7 } },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const login = `${encodeURIComponent(USER.name)}:${encodeURIComponent(USER.password)}`;
  const url = `imap://${login}@127.0.0.1:${address.port}/INBOX`;
  const inbox = () => server.folderCache.INBOX ?? { uidvalidity: 0, messages: [] };
  return {
    url,
    password: USER.password,
    settings: readReplyMailbox(url, 'replies@alpha.test'),
    deliver: (message: string) =>
      server.appendMessage('INBOX', [], new Date(), Buffer.from(message.replace(/\r?\n/g, '\r\n'))),
    /** What a reader of the mailbox sees of each message. */
    flags: () => inbox().messages.map(({ flags }) => flags),
    count: () => inbox().messages.length,
    /** As after a restored backup: the same messages under new numbers. */
    renumber: () => {
      inbox().uidvalidity += 1;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.server.close(() => resolve());
      }),
  };
}

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>;
