import { createUser, type StaffUser, updateUser } from '@alpha/contract';
import type { Caller } from './people.ts';

/** Password of all users created here. */
export const STAFF_PASSWORD = 'a password for tests';
let made = 0;

export const staffForm = (fields: object = {}) => ({
  name: 'Inés Prueba',
  email: `made-${made}@alpha.test`,
  role: 'salesman',
  password: STAFF_PASSWORD,
  password_confirmation: STAFF_PASSWORD,
  ...fields,
});

/** A new user, created through the API. */
export async function makeStaff(by: Caller, fields: object = {}): Promise<StaffUser> {
  made += 1;
  const answer = await by(createUser, { body: staffForm(fields) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** The complete form as the screen sends it, with changes. */
export const changeStaff = (by: Caller, user: StaffUser, fields: object) =>
  by(updateUser, {
    params: { id: user.id },
    body: {
      name: user.name,
      email: user.email,
      role: user.roles[0]?.name,
      leader_id: user.leader?.id,
      ...fields,
    },
  });
