import { ROLE_IDS, type Role, type SessionUser, type SignedInUser } from '@alpha/contract';
import type { Account } from './auth.queries.ts';
import { requiredStepOf } from './required-step.ts';

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

/** For the user's own session, which may have to do something first. */
export function shapeSignedInUser(user: Account): SignedInUser {
  const hasTwoFactor = user.twoFactorSecret !== null;
  const required_step = requiredStepOf({ ...user, hasTwoFactor });
  return {
    ...shapeUser(user),
    ...(required_step ? { required_step } : {}),
    ...(user.isTwoFactorRequired ? { two_factor_required: true } : {}),
  };
}
