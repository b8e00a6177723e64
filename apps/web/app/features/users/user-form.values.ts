import type { Role, StaffUser } from '@alpha/contract';
import { roleOf } from './user-facts';

/** Input values; selects only have strings. */
export type UserFormValues = {
  name: string;
  email: string;
  role: Role | '';
  leader_id: string;
  /** How a new user gets a password: chooses one by a mailed link, or is given one. */
  access: 'invite' | 'password';
  password: string;
  password_confirmation: string;
  /** Required when changing the own email or password. */
  current_password: string;
};

export const USER_FIELDS = [
  'name',
  'email',
  'role',
  'leader_id',
  'password',
  'password_confirmation',
  'current_password',
] as const satisfies readonly (keyof UserFormValues)[];

type Choice = { id: number };

export const SECRET_FIELDS = [
  'password',
  'password_confirmation',
  'current_password',
] as const satisfies readonly (keyof UserFormValues)[];

const NO_PASSWORDS = { password: '', password_confirmation: '', current_password: '' };

/** A single choice is preselected: a leader creates salesmen of their own team. */
export function emptyValues(roles: readonly { name: Role }[], leaders: readonly Choice[]) {
  const onlyRole = roles.length === 1 ? roles[0]?.name : undefined;
  return {
    name: '',
    email: '',
    role: onlyRole ?? '',
    leader_id: onlyRole && leaders.length === 1 ? String(leaders[0]?.id) : '',
    access: 'invite',
    ...NO_PASSWORDS,
  } satisfies UserFormValues;
}

export function valuesOf(user: StaffUser): UserFormValues {
  return {
    name: user.name,
    email: user.email,
    role: roleOf(user),
    leader_id: user.leader ? String(user.leader.id) : '',
    access: 'password',
    ...NO_PASSWORDS,
  };
}

export function toBody({ name, email, role, leader_id, ...access }: UserFormValues) {
  const { password, password_confirmation } = access;
  return {
    ...{ name, email },
    ...(access.access === 'invite' ? {} : { password, password_confirmation }),
    // Validated by now: an empty role does not get here.
    role: role as Role,
    leader_id: role === 'salesman' && leader_id ? Number(leader_id) : null,
  };
}

/** Only for a change of the own email or password. */
export function toUpdateBody(values: UserFormValues) {
  const { current_password } = values;
  return { ...toBody(values), ...(current_password && { current_password }) };
}

/** A stolen token alone must not be enough. */
export function needsProof(values: UserFormValues, saved: UserFormValues): boolean {
  return values.email.trim() !== saved.email || values.password !== '';
}
