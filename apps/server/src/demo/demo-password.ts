import { passwordProblem } from '../accounts/index.ts';
import { type Config, isReachable } from '../platform/config.ts';
import { StartupError } from '../platform/lib/startup-error.ts';

const STRONG_MIN = 12;

export async function isStrongDemoPassword(config: Config, password: string): Promise<boolean> {
  const owner = { name: 'Alpha Agent', email: 'demo@alpha.test' };
  return password.length >= STRONG_MIN && (await passwordProblem(password, owner, config)) === null;
}

/**
 * A demo that others can reach has logins that are in the documentation, so its password must be strong.
 * `wasStrong`: the one it was set up with, which counts from then on.
 */
export async function assertStrongDemo(
  config: Config,
  wasStrong: boolean | undefined,
): Promise<void> {
  if (!isReachable(config)) return;
  const { demoPassword } = config;
  if (demoPassword && !(await isStrongDemoPassword(config, demoPassword)))
    throw new StartupError(
      `DEMO_PASSWORD is too easy to guess for a demo that others can reach. Choose ${STRONG_MIN} characters or more, without names, or leave it out for a random one.`,
    );
  if (wasStrong === false)
    throw new StartupError(
      'DEMO: this demo was set up with a password that is too easy to guess, and others can reach it now. Set DATA_DIR to a new folder, or HOST to 127.0.0.1.',
    );
}
