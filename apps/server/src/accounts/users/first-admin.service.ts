import { recordAudit } from '../../platform/audit/index.ts';
import { isUniqueViolation } from '../../platform/db/db-errors.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { StartupError } from '../../platform/lib/startup-error.ts';
import { hashPassword } from '../auth/password.ts';
import { makeOnlyResetLink } from '../auth/password-reset.service.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import { countAdmins, findInvitedAdmin, insertUser } from './users.queries.ts';

type Host = { db: AppDeps['database']['db']; deps: Pick<AppDeps, 'config'> };
type NewAdmin = { email: string; name: string };

/** `invited`: there is one who has not chosen a password yet. */
export type AdminState = 'working' | 'invited' | 'none';

/** From the environment; does nothing once an administrator can sign in. */
export async function ensureAdmin(host: Host): Promise<AdminState> {
  const { admin } = host.deps.config;
  const { working, invited } = await countAdmins(host.db);
  if (working > 0) return 'working';
  if (!admin) return invited > 0 ? 'invited' : 'none';
  const person = { email: admin.email, name: nameFrom(admin.email) };
  if (await passwordProblem(admin.password, person, host.deps.config))
    throw new StartupError('ADMIN_PASSWORD is too easy to guess. Please choose another one.');
  await insertAdmin(host, person, await hashPassword(admin.password));
  return 'working';
}

/**
 * From the command line: no password in a shell history; the link lets its owner choose one. If the
 * link has expired, running it again makes a new one.
 */
export async function inviteAdmin(
  host: Host,
  { email, name }: { email: string; name?: string },
): Promise<string> {
  const invited = await findInvitedAdmin(host.db, email);
  if (invited)
    await recordAudit(
      { db: host.db, ip: null, viewer: null },
      { action: 'password.reset_asked', target: { type: 'user', ...invited } },
    );
  const id = invited?.id ?? (await insertAdmin(host, { email, name: name ?? nameFrom(email) }));
  return (await makeOnlyResetLink(host, id)).url;
}

async function insertAdmin(
  { db }: Host,
  { email, name }: NewAdmin,
  passwordHash?: string,
): Promise<number> {
  try {
    const fields = { email, name, role: 'admin' as const, leaderId: null };
    const id = await insertUser(db, passwordHash ? { ...fields, passwordHash } : fields);
    const target = { type: 'user', id, name } as const;
    await recordAudit(
      { db, ip: null, viewer: null },
      { action: 'user.created', target, data: { role: 'admin' } },
    );
    return id;
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_key')) throw error;
    throw new StartupError(
      `${email} already belongs to a user. Use "Forgot your password?" instead.`,
    );
  }
}

const nameFrom = (email: string) => email.split('@')[0] ?? email;
