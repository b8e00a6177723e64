/** The mailbox in which replies of leads arrive. */
export type ReplyMailbox = {
  /** What leads reply to. */
  address: string;
  host: string;
  port: number;
  /** Encrypted from the start; otherwise after STARTTLS. */
  isTls: boolean;
  user: string;
  password: string;
  folder: string;
};

const PORTS = { 'imaps:': 993, 'imap:': 143 } as const;

export function isImapUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text);
  // An unescaped / or # would cut the password, and its rest would be taken for a folder and logged.
  if (pathname.includes('@') || search || hash) return false;
  const isComplete = hostname !== '' && username !== '' && password !== '';
  return protocol in PORTS && isComplete && [username, password, pathname].every(isDecodable);
}

/** Of a checked address. */
export function readReplyMailbox(imapUrl: string, address: string): ReplyMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl);
  return {
    address,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || PORTS[protocol as keyof typeof PORTS],
    isTls: protocol === 'imaps:',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
