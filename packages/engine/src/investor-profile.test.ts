import { describe, expect, it } from 'vitest';
import { profileOf } from './investor-profile.ts';

const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const sets = range(3).flatMap((riskId) =>
  range(4).flatMap((goalId) =>
    range(5).flatMap((propertyTypeId) =>
      range(5).map((exitId) => ({ riskId, goalId, propertyTypeId, exitId })),
    ),
  ),
);

describe('the investor profile', () => {
  it.each([
    ['conservative', 1, 1, 2, 1],
    ['conservative', 2, 3, 5, 3],
    ['moderate', 2, 2, 1, 2],
    ['moderate', 2, 4, 4, 2],
    ['aggressive', 3, 1, 3, 3],
    ['aggressive', 3, 2, 5, 3],
    ['strategic', 3, 1, 2, 3],
    ['strategic', 2, 2, 5, 2],
    ['strategic', 1, 1, 2, 2],
  ] as const)('is %s for risk %i, goal %i, type %i, exit %i', (profile, risk, goal, type, exit) => {
    expect(profileOf({ riskId: risk, goalId: goal, propertyTypeId: type, exitId: exit })).toBe(
      profile,
    );
  });

  it('matches the rules, read as lists, for every set of answers', () => {
    const rules = [
      ['conservative', [1, 2], [1, 3], [2, 5], [1, 3, 4]],
      ['moderate', [2], [2, 4], [1, 2, 3, 4], [2, 5]],
      ['aggressive', [3], [1, 2, 3, 4], [3, 4, 5], [3, 4, 5]],
    ] as const;
    const has = (list: readonly number[], id: number) => list.includes(id);
    for (const set of sets) {
      const rule = rules.find(
        ([, risks, goals, types, exits]) =>
          has(risks, set.riskId) &&
          has(goals, set.goalId) &&
          has(types, set.propertyTypeId) &&
          has(exits, set.exitId),
      );
      expect(profileOf(set), JSON.stringify(set)).toBe(rule?.[0] ?? 'strategic');
    }
    expect(sets).toHaveLength(300);
  });

  it('is null while an answer is missing', () => {
    for (const missing of ['riskId', 'goalId', 'propertyTypeId', 'exitId'])
      expect(
        profileOf({ riskId: 1, goalId: 1, propertyTypeId: 2, exitId: 1, [missing]: null }),
      ).toBeNull();
  });
});
