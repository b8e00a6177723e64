import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Invalid arguments: prints the usage, exit code 2. */
export class UsageError extends Error {}

/** Unknown options print the usage. */
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

/** Parses the arguments, or prints the usage and exits. */
export function readOrExplain<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
