export type DescribedError = {
  type: string;
  code: string | undefined;
  message: string;
  stack: string;
  cause?: DescribedError;
};

/** Drizzle appends the parameters of a failed query to its message: names, emails, hashes. */
const withoutParameters = (message: string) => message.replace(/\nparams:[\s\S]*$/, '\nparams: …');

const ADDRESS = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g;

/** Only the stack frames: the message before them repeats the parameters. */
const framesOf = (stack = '') => /(?:\n {4}at [^\n]*)+$/.exec(stack)?.[0].trim() ?? '';

/** An error with its causes for the log, without personal values. */
export function describeError(error: Error & { code?: string }): DescribedError {
  const message = withoutParameters(error.message).replace(ADDRESS, '…@…');
  return {
    type: error.name,
    code: error.code,
    message,
    stack: framesOf(error.stack),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** The same for an external service: also without values that PostgreSQL quotes. */
export function describeForStrangers(error: Error & { code?: string }): DescribedError {
  const clean = (text: string) =>
    text
      .replace(/: "(?:[^"\\]|\\.)*"/g, ': "…"')
      .replace(/=\([^)\n]*\)/g, '=(…)')
      .replace(/\?[^\s"')]*/g, '?…');
  const cleaned = ({ message, cause, ...rest }: DescribedError): DescribedError => ({
    ...rest,
    message: clean(message),
    ...(cause ? { cause: cleaned(cause) } : {}),
  });
  return cleaned(describeError(error));
}
