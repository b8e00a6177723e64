import { ROLE_IDS, type Role, type SessionUser } from '@alpha/contract';

/** Shows whether two-factor is set up, never the secret. */
const MASK = '••••••';

type UserRow = {
  id: number;
  name: string;
  email: string;
  role: Role;
  twoFactorSecret: string | null;
};

export function shapeUser({ id, name, email, role, twoFactorSecret }: UserRow): SessionUser {
  return {
    id,
    name,
    email,
    roles: [{ id: ROLE_IDS[role], name: role }],
    google2fa_secret: twoFactorSecret ? MASK : null,
  };
}
