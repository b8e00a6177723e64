/** A token often stands in the part that a feed's own address needs none of. */
export const mayHoldSecret = ({ username, password, search, hash }: URL): boolean =>
  Boolean(username || password || search || hash);
