type Sent = { id: number; createdAt: Date; replyKey: string | null };

/** The same for every attempt. Of an email to a lead it cannot be guessed: a reply that names it is accepted. */
export const messageIdOf = ({ id, createdAt, replyKey }: Sent, host: string): string =>
  `<mail-${id}-${replyKey ?? createdAt.getTime()}@${host}>`;

/** Named as an earlier message: some mail services replace our Message-ID, and replies repeat this one. */
export const threadIdOf = (replyKey: string, host: string): string =>
  `<thread-${replyKey}@${host}>`;

const KEY = /<(?:mail-\d+|thread)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@[^\s<>@]+>/gi;

/** Keys of our emails that a text names, in its order; whatever our host was called then. */
export const replyKeysIn = (text: string): string[] =>
  [...text.matchAll(KEY)].map(([, key = '']) => key.toLowerCase());
