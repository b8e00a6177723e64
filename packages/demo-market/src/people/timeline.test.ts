import { describe, expect, it } from 'vitest';
import { generatePeople } from './generate-people.ts';
import { TEXTS } from './notes.ts';

const now = '2026-11-01T00:00:00.000Z';
const { users, statuses, leads } = generatePeople();
const statusById = new Map(statuses.map((status) => [status.id, status]));

describe("a lead's timeline", () => {
  it('begins with its creation within the last six months and never reaches past today', () => {
    for (const { activities, createdAt } of leads) {
      expect(activities[0]).toMatchObject({ kind: 'created', at: createdAt });
      expect(createdAt > '2026-05-01').toBe(true);
      const times = activities.map((activity) => activity.at);
      expect([...times].sort()).toEqual(times);
      for (const time of times) expect(time < now).toBe(true);
    }
  });

  it('is written in the language in which the lead answered the quiz', () => {
    const wordsOf = ({ notes, calls, tasks }: (typeof TEXTS)['en' | 'es']) =>
      new Set([
        ...[...Object.values(notes), ...Object.values(tasks)].flat(),
        ...calls.map(({ body }) => body),
      ]);
    const words = { en: wordsOf(TEXTS.en), es: wordsOf(TEXTS.es) };
    expect(words.es.size).toBe(words.en.size);
    for (const { quiz, activities } of leads)
      for (const { body } of activities)
        if (quiz && body !== null) expect(words[quiz.language]).toContain(body);
  });

  it("moves from the role's first column to the present one, step by step", () => {
    for (const { activities, statusId } of leads) {
      const moves = activities
        .filter((activity) => activity.kind === 'moved')
        .map((each) => each.data);
      const path = [...moves.map((move) => move.from), statusId];
      expect(statusById.get(Number(path[0]))?.order).toBe(1);
      expect(moves.map((move) => move.to)).toEqual(path.slice(1));
    }
  });

  it('ends an assignment with the present owner', () => {
    for (const { activities, userId } of leads) {
      for (const { data } of activities.filter((each) => each.kind === 'assigned')) {
        expect(data.to).toBe(userId);
        expect(users.some((user) => user.id === data.from)).toBe(true);
      }
    }
  });

  it('mentions the quiz exactly when there was one', () => {
    for (const { activities, source } of leads) {
      const answered = activities.filter((activity) => activity.kind === 'quiz_answered');
      expect(answered).toHaveLength(source === 'quiz' ? 1 : 0);
    }
  });

  it('leaves a few dozen open tasks due about now, and none on closed leads', () => {
    const open = leads.flatMap(({ activities, statusId }) =>
      activities
        .filter((each) => each.kind === 'task' && !each.doneAt)
        .map((task) => ({ task, statusId })),
    );
    expect(open.length).toBeGreaterThan(20);
    for (const { task, statusId } of open) {
      expect(task.dueAt).toSatisfy((due: string) => due > task.at && due < '2026-11-09');
      expect(['Closed', 'Lost', 'Archived']).not.toContain(statusById.get(statusId)?.name);
    }
  });
});
