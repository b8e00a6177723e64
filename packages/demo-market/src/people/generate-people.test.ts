import { profileOf } from '@alpha/engine/investor-profile';
import { describe, expect, it } from 'vitest';
import { generatePeople } from './generate-people.ts';

const { users, curators, statuses, leads } = generatePeople();
const roleOf = (userId: number) => users.find((user) => user.id === userId)?.role;

describe('the demo staff', () => {
  it('has the admin as user 1, the curator as user 8 and the known addresses', () => {
    const byId = Object.fromEntries(users.map((user) => [user.id, user]));
    expect(byId[1]).toMatchObject({ email: 'admin@alpha.test', role: 'admin' });
    expect(byId[2]).toMatchObject({ email: 'leader@alpha.test', role: 'leader' });
    expect(byId[3]).toMatchObject({ email: 'salesman@alpha.test', role: 'salesman', leaderId: 2 });
    expect(byId[8]).toMatchObject({ email: 'curator@alpha.test', role: 'leader' });
    expect(users.map((user) => user.id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('gives every salesman a leader and nobody else', () => {
    for (const { role, leaderId } of users) {
      if (role === 'salesman') expect(roleOf(leaderId ?? 0)).toBe('leader');
      else expect(leaderId).toBeNull();
    }
    expect(new Set(users.map((user) => user.leaderId))).toEqual(new Set([null, 2, 8]));
  });

  it('has five to seven columns for each role, in order', () => {
    for (const role of ['admin', 'leader', 'salesman']) {
      const orders = statuses
        .filter((status) => status.role === role)
        .map((status) => status.order);
      expect(orders).toEqual(orders.map((_, i) => i + 1));
      expect(orders.length).toSatisfy((n: number) => n >= 5 && n <= 7);
    }
    expect(new Set(statuses.map((status) => status.id)).size).toBe(statuses.length);
  });

  it('has one curator with a public page', () => {
    expect(curators.map((curator) => curator.userId)).toEqual([8]);
    expect(curators[0]?.slug).toMatch(/^[a-z-]+$/);
  });
});

describe('the demo leads', () => {
  it('are the same for the same seed and as many as asked for', () => {
    expect(JSON.stringify(generatePeople())).toBe(
      JSON.stringify({ users, curators, statuses, leads }),
    );
    expect(leads).toHaveLength(150);
    expect(generatePeople({ leads: 12 }).leads).toHaveLength(12);
  });

  it('come from the quiz in six of ten cases, from a dozen countries', () => {
    expect(leads.filter((lead) => lead.source === 'quiz')).toHaveLength(90);
    expect(new Set(leads.map((lead) => lead.country)).size).toBeGreaterThanOrEqual(10);
  });

  it("have a status of their owner's role", () => {
    for (const { statusId, userId } of leads) {
      expect(statuses.find((status) => status.id === statusId)?.role).toBe(roleOf(userId));
    }
  });

  it('have the profile of their answers, and answers only from the quiz', () => {
    for (const { source, quiz, profile, adicionales } of leads) {
      expect(quiz !== null).toBe(source === 'quiz');
      expect(profile).toBe(quiz ? profileOf(quiz) : null);
      if (quiz) expect(adicionales).toHaveLength(8);
      if (quiz) expect(adicionales.filter(({ id }) => id !== undefined)).toHaveLength(6);
      for (const { label, answer, key } of adicionales)
        expect(`${label}|${answer}|${key}`).toMatch(/.\|.+\|./);
    }
    expect(new Set(leads.map((lead) => lead.profile)).size).toBe(5);
  });

  it('stay inside the bounds of the quiz slider', () => {
    for (const { quiz } of leads) {
      if (!quiz) continue;
      expect(quiz.initialPayment).toSatisfy(
        (n: number) => n >= 42_000 && n <= 1_000_000 && n % 1000 === 0,
      );
    }
  });

  it('use addresses that belong to nobody, each once', () => {
    expect(new Set(leads.map((lead) => lead.email)).size).toBe(leads.length);
    for (const { email, phone } of leads) {
      expect(email).toMatch(/^[a-z.0-9]+@example\.(com|org|net)$/);
      expect(phone).toMatch(/^-$|555/);
    }
  });
});
