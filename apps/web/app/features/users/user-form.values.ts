import type { Role, StaffUser } from '@alpha/contract';
import { roleOf } from './user-facts';

/** What the inputs hold; a select knows only text. */
export type UserFormValues = {
  name: string;
  email: string;
  role: Role | '';
  leader_id: string;
  password: string;
  password_confirmation: string;
  /** Asked for when somebody changes the own e-mail or password. */
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

/** Where there is only one choice it is made: a leader creates salesmen of the own team. */
export function emptyValues(roles: readonly { name: Role }[], leaders: readonly Choice[]) {
  const onlyRole = roles.length === 1 ? roles[0]?.name : undefined;
  return {
    name: '',
    email: '',
    role: onlyRole ?? '',
    leader_id: onlyRole && leaders.length === 1 ? String(leaders[0]?.id) : '',
    ...NO_PASSWORDS,
  } satisfies UserFormValues;
}

export function valuesOf(user: StaffUser): UserFormValues {
  return {
    name: user.name,
    email: user.email,
    role: roleOf(user),
    leader_id: user.leader ? String(user.leader.id) : '',
    ...NO_PASSWORDS,
  };
}

export function toBody({ role, leader_id, current_password: _, ...rest }: UserFormValues) {
  return {
    ...rest,
    // The form has been checked by now: an empty role does not get here.
    role: role as Role,
    leader_id: role === 'salesman' && leader_id ? Number(leader_id) : null,
  };
}

/** Only who changes the own e-mail or password is asked for the current one. */
export function toUpdateBody(values: UserFormValues) {
  const { current_password } = values;
  return { ...toBody(values), ...(current_password && { current_password }) };
}

/** The server asks a stolen token for more than the token. */
export function needsProof(values: UserFormValues, saved: UserFormValues): boolean {
  return values.email.trim() !== saved.email || values.password !== '';
}
