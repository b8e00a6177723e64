/** Tokens are often in parts of an address that a feed does not need. */
export const mayHoldSecret = ({ username, password, search, hash }: URL): boolean =>
  Boolean(username || password || search || hash);
