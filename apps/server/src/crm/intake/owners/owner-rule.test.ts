import type { OwnerRule } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { fittingMembers, takeWeightedTurn } from './owner-rule.ts';
import { isWorkingTime } from './working-hours.ts';

const member = (user_id: number, more: Partial<OwnerRule['members'][number]> = {}) => ({
  ...{ user_id, weight: 1, countries: [], capacity: null, time_zone: null },
  ...more,
});
const rule = (members: OwnerRule['members'], more: Partial<OwnerRule> = {}): OwnerRule => ({
  ...{ members, match_language: false, hours: null },
  ...more,
});
const people = (...ids: number[]) =>
  ids.map((id) => ({ id, languages: null as string[] | null, openLeads: 0 }));
const LEAD = { country: 'CO', language: 'es' };
/** Wednesday, 14:00 in New York, 13:00 in Bogotá's winter, 20:00 in Madrid. */
const NOW = new Date('2026-11-18T19:00:00Z');
const HOURS = { time_zone: 'America/New_York', days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

const idsOf = (...args: Parameters<typeof fittingMembers>) => {
  const fit = fittingMembers(...args);
  return 'reason' in fit ? fit.reason : fit.fitting.map(({ id }) => id);
};

describe('who may get a lead', () => {
  it('is asked for the country, and a lead from elsewhere has nobody', () => {
    const members = [member(1, { countries: ['CO'] }), member(2, { countries: ['MX'] }), member(3)];
    expect(idsOf(rule(members), people(1, 2, 3), LEAD, NOW)).toEqual([1, 3]);
    const only = rule([member(2, { countries: ['MX'] })]);
    expect(idsOf(only, people(2), LEAD, NOW)).toBe('country');
    expect(idsOf(only, people(2), { country: null, language: null }, NOW)).toBe('country');
  });

  it('speaks the language, if the rule asks for it and both are known', () => {
    const [english, silent] = [people(1)[0], people(2)[0]];
    const speakers = [{ ...english, languages: ['en'] }, silent] as ReturnType<typeof people>;
    const members = [member(1), member(2)];
    expect(idsOf(rule(members, { match_language: true }), speakers, LEAD, NOW)).toEqual([2]);
    expect(idsOf(rule(members), speakers, LEAD, NOW)).toEqual([1, 2]);
    const unknown = { ...LEAD, language: null };
    expect(idsOf(rule(members, { match_language: true }), speakers, unknown, NOW)).toEqual([1, 2]);
    const first = speakers.slice(0, 1);
    expect(idsOf(rule(members, { match_language: true }), first, LEAD, NOW)).toBe('language');
  });

  it('has room for one more, and somebody deactivated has none', () => {
    const full = people(1, 2).map((each) => ({ ...each, openLeads: 5 }));
    const members = [member(1, { capacity: 5 }), member(2, { capacity: 6 })];
    expect(idsOf(rule(members), full, LEAD, NOW)).toEqual([2]);
    expect(idsOf(rule([member(1, { capacity: 5 })]), full.slice(0, 1), LEAD, NOW)).toBe('capacity');
    expect(idsOf(rule(members), [], LEAD, NOW)).toBe('nobodyActive');
  });

  it('is at work, by the clock of the person or else of the rule', () => {
    const members = [member(1), member(2, { time_zone: 'Europe/Madrid' })];
    expect(idsOf(rule(members, { hours: HOURS }), people(1, 2), LEAD, NOW)).toEqual([1]);
    const night = new Date('2026-11-18T03:00:00Z');
    expect(idsOf(rule(members, { hours: HOURS }), people(1, 2), LEAD, night)).toBe('hours');
  });
});

describe('working hours', () => {
  const at = (iso: string, more: object = {}) =>
    isWorkingTime({ ...HOURS, ...more }, 'America/New_York', new Date(iso));

  it('begin with their first minute and end before their last', () => {
    expect(at('2026-11-18T13:59:59Z')).toBe(false);
    expect(at('2026-11-18T14:00:00Z')).toBe(true);
    expect(at('2026-11-18T22:59:59Z')).toBe(true);
    expect(at('2026-11-18T23:00:00Z')).toBe(false);
    expect(at('2026-11-21T15:00:00Z')).toBe(false);
  });

  it('may end on the next day, and follow daylight saving time', () => {
    const late = { from: '20:00', to: '02:00', days: [5] };
    expect(at('2026-11-21T03:00:00Z', late)).toBe(true);
    expect(at('2026-11-21T06:59:00Z', late)).toBe(true);
    expect(at('2026-11-21T07:00:00Z', late)).toBe(false);
    expect(at('2026-11-20T06:00:00Z', late)).toBe(false);
    expect(at('2026-07-15T13:00:00Z')).toBe(true);
  });
});

describe('the rotation', () => {
  const give = (candidates: { id: number; weight: number }[], leads: number, start = {}) => {
    let turns: Record<string, number> = start;
    return Array.from({ length: leads }, () => {
      const turn = takeWeightedTurn(candidates, turns);
      turns = turn.turns;
      return turn.id;
    });
  };

  it('gives by weight, evenly spread', () => {
    const candidates = [
      { id: 1, weight: 3 },
      { id: 2, weight: 1 },
      { id: 3, weight: 1 },
    ];
    const given = give(candidates, 50);
    const count = (id: number) => given.filter((each) => each === id).length;
    expect([count(1), count(2), count(3)]).toEqual([30, 10, 10]);
    expect(given.slice(0, 5)).toEqual([1, 2, 1, 3, 1]);
  });

  it('gives nobody a flood after an absence', () => {
    let turns: Record<string, number> = {};
    for (let i = 0; i < 20; i += 1) turns = takeWeightedTurn([{ id: 1, weight: 1 }], turns).turns;
    const both = give(
      [
        { id: 1, weight: 1 },
        { id: 2, weight: 1 },
      ],
      10,
      turns,
    );
    expect(both.filter((id) => id === 2)).toHaveLength(5);
  });
});
