import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command that cannot be understood: told with its explanation, exit code 2. */
export class UsageError extends Error {}

/** A word that is none of the options ends in the command's explanation. */
export function parsedBy<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** What the arguments say, or their explanation and the end of the program. */
export function readOrExplain<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
