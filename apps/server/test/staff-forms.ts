import { createUser, type StaffUser, updateUser } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { users } from '../src/platform/db/schema/index.ts';
import { type Caller, signedIn } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Password of all users created here. */
export const STAFF_PASSWORD = 'a password for tests';
let made = 0;

/** As forms send a new password. */
export const twice = (password: string) => ({ password, password_confirmation: password });

export const staffForm = (fields: object = {}) => ({
  name: 'Inés Prueba',
  email: `made-${made}@alpha.test`,
  role: 'salesman',
  ...twice(STAFF_PASSWORD),
  ...fields,
});

/** A new user, created through the API. */
export async function makeStaff(by: Caller, fields: object = {}): Promise<StaffUser> {
  made += 1;
  const answer = await by(createUser, { body: staffForm(fields) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** A user created here, signed in as if they had already replaced the password they were given. */
export async function signedInStaff(test: TestApp, { id, email }: StaffUser): Promise<Caller> {
  const { db } = test.database;
  await db.update(users).set({ mustChangePassword: false }).where(eq(users.id, id));
  return signedIn(test, email, STAFF_PASSWORD);
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
