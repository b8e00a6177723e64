import { StartupError } from './startup-error.ts';

/** Runs a command-line program: what the operator can mend is one plain line, the rest a stack. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (error instanceof StartupError) for (const line of error.lines) console.error(line);
    else console.error(error);
    process.exit(1);
  }
}
