import type { AdminState } from '../accounts/index.ts';
import type { DemoLogins } from '../demo/load-demo.ts';
import type { Config } from '../platform/config.ts';

/** Printed at start: the address and, once, the demo logins. */
export function printWelcome(
  config: Config,
  { demo, admin }: { demo: DemoLogins | null; admin: AdminState },
): void {
  const lines = ['', ...greetingOf(config)];
  if (admin === 'none')
    lines.push(
      '',
      'Nobody can sign in yet. Create the first administrator:',
      config.databaseUrl
        ? '  npm run admin:create -- --email you@example.com'
        : '  stop this server, run npm run admin:create -- --email you@example.com, start it again',
    );
  if (demo) {
    // A configured password is known, and standard output is often kept as a log.
    const password = config.demoPassword ? 'the one in DEMO_PASSWORD' : demo.password;
    lines.push('', `Demo logins (password for all: ${password})`);
    for (const { role, email } of demo.users) lines.push(`  ${role.padEnd(9)} ${email}`);
    if (!config.demoPassword) lines.push('The password is shown only this once.');
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function greetingOf({ processRole, publicUrl, port }: Config): string[] {
  if (processRole === 'worker')
    return [`Alpha Agent: a worker; its health is at port ${port}, people go to ${publicUrl}`];
  const greeting = `Alpha Agent is running at ${publicUrl}`;
  return processRole === 'web'
    ? [greeting, 'Mail, imports and analyses are left to a process with PROCESS_ROLE=worker']
    : [greeting];
}
