import { StartupError } from './startup-error.ts';

/** Files and folders of any program of ours are for its user alone. */
const OWNER_ONLY = 0o077;

/** Runs a command-line program: errors the operator can fix are one line, others a stack. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  process.umask(OWNER_ONLY);
  try {
    await program();
  } catch (error) {
    if (error instanceof StartupError) for (const line of error.lines) console.error(line);
    else console.error(error);
    process.exit(1);
  }
}
