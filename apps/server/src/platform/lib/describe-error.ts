export type DescribedError = {
  type: string;
  code: string | undefined;
  message: string;
  stack: string;
  cause?: DescribedError;
};

/** Drizzle writes the parameters of a failed query behind its message: names, mails, hashes. */
const withoutParameters = (message: string) => message.replace(/\nparams:[\s\S]*$/, '\nparams: …');

/** Where it happened: the lines at the end. Before them the message stands once more, parameters included. */
const framesOf = (stack = '') => /(?:\n {4}at [^\n]*)+$/.exec(stack)?.[0].trim() ?? '';

/** An error for the log, with its causes, without the values of people. */
export function describeError(error: Error & { code?: string }): DescribedError {
  const message = withoutParameters(error.message);
  return {
    type: error.name,
    code: error.code,
    message,
    stack: framesOf(error.stack),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** The same for a machine outside of the house: values that PostgreSQL quotes are left out too. */
export function describeForStrangers(error: Error & { code?: string }): DescribedError {
  const clean = (text: string) =>
    text
      .replace(/: "(?:[^"\\]|\\.)*"/g, ': "…"')
      .replace(/=\([^)\n]*\)/g, '=(…)')
      .replace(/[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g, '…@…')
      .replace(/\?[^\s"')]*/g, '?…');
  const cleaned = ({ message, cause, ...rest }: DescribedError): DescribedError => ({
    ...rest,
    message: clean(message),
    ...(cause ? { cause: cleaned(cause) } : {}),
  });
  return cleaned(describeError(error));
}
