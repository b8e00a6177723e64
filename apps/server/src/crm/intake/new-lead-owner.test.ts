import { getLeadSettings, updateLeadSettings } from '@alpha/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import type { TestApp } from '../../../test/test-app.ts';
import {
  forgetEmails,
  openIntakeApp,
  visitorPost as post,
  QUIZ_ANSWERS as quiz,
  storedLead,
  submitPost,
} from '../../../test/visitor-posts.ts';
import { leads, mailOutbox, users } from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openIntakeApp();
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());
beforeEach(() => forgetEmails(test));

const submit = (body: object) => submitPost(test, body);
const leadOf = (id: number) => storedLead(test, id);

describe('the owner of a new lead', () => {
  it('gets an email in their language with a link to our public address', async () => {
    await test.database.db.update(users).set({ locale: 'es' }).where(eq(users.id, 8));
    const { id } = await submit(post({ user_id: 8, adicionales: quiz }));
    const [mail] = await test.database.db.select().from(mailOutbox);
    expect(mail).toMatchObject({
      recipient: 'curator@alpha.test',
      locale: 'es',
      subject: 'Nuevo contacto: Lucía Prado',
    });
    expect(mail?.text).toContain(`https://alpha.example.com/app/leads/${id}`);
    expect(mail?.text).toContain('Agresivo');
    expect(mail?.text).toContain('Colombia');
  });

  it('is a team member in rotation if nobody is named, also when many arrive at once', async () => {
    const { db } = test.database;
    const [leader] = await db.select().from(users).where(eq(users.email, 'leader@alpha.test'));
    const team = await db
      .select()
      .from(users)
      .where(eq(users.leaderId, leader?.id ?? 0));
    const set = await admin(updateLeadSettings, { body: { leader_id: leader?.id } });
    expect(
      set
        .json()
        .turns.next.map(({ id }: { id: number }) => id)
        .sort(),
    ).toEqual(team.map(({ id }) => id).sort());
    const turns = 3;
    const answers = await Promise.all(
      Array.from({ length: team.length * turns }, () => submit(post({ user_id: null }))),
    );
    const owners = await db
      .select({ userId: leads.userId })
      .from(leads)
      .where(
        inArray(
          leads.id,
          answers.map(({ id }) => id),
        ),
      )
      .orderBy(desc(leads.id));
    for (const { id } of team)
      expect(owners.filter(({ userId }) => userId === id)).toHaveLength(turns);
    // Inactive users are skipped; a team without active members falls back to its leader.
    await db
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.leaderId, leader?.id ?? 0));
    expect((await leadOf((await submit(post({ user_id: null }))).id)).userId).toBe(leader?.id);
    await db
      .update(users)
      .set({ deactivatedAt: null })
      .where(eq(users.leaderId, leader?.id ?? 0));
    await admin(updateLeadSettings, { body: { leader_id: null } });
    expect((await admin(getLeadSettings)).json()).toMatchObject({
      turns: null,
      default_owner: { id: 1 },
    });
    expect((await leadOf((await submit(post({ user_id: null }))).id)).userId).toBe(1);
  });

  it('is the default owner if the chosen leader has no team', async () => {
    const refused = await admin(updateLeadSettings, { body: { leader_id: 1 } });
    expect(refused.statusCode).toBe(422);
  });
});
