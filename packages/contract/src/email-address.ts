/**
 * Same rule as `z.email()`, for browser forms, which don't load zod.
 */
export const EMAIL_ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * An address a visitor types into a form: one person at one host, in any script. Wider than `z.email()`,
 * which knows no `josé@` and no `@correo.méxico`: a visitor with such an address is a lead too.
 */
export const VISITOR_EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z0-9-]{2,59}|\p{L}[\p{L}\p{M}]{1,62})$/iu;
