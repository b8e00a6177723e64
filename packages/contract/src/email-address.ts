/**
 * What `z.email()` takes, for forms in the browser, which load no zod: an address that a form lets
 * pass and the server refuses is asked for twice.
 */
export const EMAIL_ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
