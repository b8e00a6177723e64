import { describe, expect, it } from 'vitest';
import {
  deadlineMoments,
  formatDeadline,
  instantAt,
  MIAMI,
  placeOfZone,
  wallTimeAt,
  zoneOfCountry,
} from './zoned-time.ts';

const BOGOTA = 'America/Bogota';
const MADRID = 'Europe/Madrid';
const at = (zone: string, date: string, time: string) => instantAt(zone, date, time)?.toISOString();

describe('a time of Miami, Bogotá and Madrid', () => {
  it('is the same instant on every clock, in winter and in summer', () => {
    expect(at(MIAMI, '2026-11-20', '17:00')).toBe('2026-11-20T22:00:00.000Z');
    expect(at(MIAMI, '2026-07-20', '17:00')).toBe('2026-07-20T21:00:00.000Z');
    expect(at(BOGOTA, '2026-11-20', '17:00')).toBe('2026-11-20T22:00:00.000Z');
    expect(at(BOGOTA, '2026-07-20', '17:00')).toBe('2026-07-20T22:00:00.000Z');
    expect(at(MADRID, '2026-11-20', '17:00')).toBe('2026-11-20T16:00:00.000Z');
    expect(at(MADRID, '2026-07-20', '17:00')).toBe('2026-07-20T15:00:00.000Z');
  });

  it('differs by five hours between Miami and Madrid in the weeks in which only one of them has changed', () => {
    const march = instantAt(MIAMI, '2026-03-16', '17:00') ?? new Date(0);
    expect(wallTimeAt(MADRID, march)).toEqual({ date: '2026-03-16', time: '22:00' });
    const april = instantAt(MIAMI, '2026-04-16', '17:00') ?? new Date(0);
    expect(wallTimeAt(MADRID, april)).toEqual({ date: '2026-04-16', time: '23:00' });
    expect(wallTimeAt(BOGOTA, april)).toEqual({ date: '2026-04-16', time: '16:00' });
    const october = instantAt(MIAMI, '2026-10-28', '19:30') ?? new Date(0);
    expect(wallTimeAt(MADRID, october)).toEqual({ date: '2026-10-29', time: '00:30' });
  });

  it('that is skipped or shown twice is one instant', () => {
    // Miami: 2:00 becomes 3:00 on March 8, and 2:00 becomes 1:00 on November 1.
    expect(at(MIAMI, '2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z');
    expect(at(MIAMI, '2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z');
    expect(at(MIAMI, '2026-11-01', '02:30')).toBe('2026-11-01T07:30:00.000Z');
    expect(at(MADRID, '2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(at(MADRID, '2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('comes back as it was written, on every quarter hour of the days around each change', () => {
    for (const zone of [MIAMI, MADRID, BOGOTA])
      for (const day of ['2026-03-07', '2026-03-09', '2026-03-28', '2026-10-24', '2026-11-02'])
        for (let quarter = 0; quarter < 96; quarter += 1) {
          const time = new Date(quarter * 900_000).toISOString().slice(11, 16);
          const found = instantAt(zone, day, time);
          expect(found && wallTimeAt(zone, found)).toEqual({ date: day, time });
        }
  });

  it('is refused when it is none', () => {
    expect(instantAt(MIAMI, '2026-13-01', '10:00')).toBeNull();
    expect(instantAt(MIAMI, '2026-11-20', '25:00')).toBeNull();
    expect(instantAt(MIAMI, '', '')).toBeNull();
  });
});

it('is written in the reader’s language, with the place people know', () => {
  const deadline = new Date('2026-11-21T02:00:00Z');
  expect(formatDeadline(deadline, 'en', BOGOTA)).toMatch(/^Friday, November 20.*9:00\sPM$/);
  expect(formatDeadline(deadline, 'es', MADRID)).toMatch(/^sábado, 21 de noviembre.*3:00\sa\.m\.$/);
  expect(placeOfZone(BOGOTA, 'es')).toBe('Bogotá');
  expect(placeOfZone(MIAMI, 'en')).toBe('Miami');
  expect(placeOfZone('America/Santo_Domingo', 'en')).toBe('Santo Domingo');
  expect(zoneOfCountry('CO')).toBe(BOGOTA);
  expect(zoneOfCountry(null)).toBe(MIAMI);
});

describe('the clocks of a deadline', () => {
  const placesAt = (date: string, zone: string) => {
    const due = instantAt(MIAMI, date, '17:00') ?? new Date(0);
    return deadlineMoments(due, 'es', zone).map(({ place }) => place);
  };

  it('are one line where they agree, and two where they differ', () => {
    expect(placesAt('2026-11-20', BOGOTA)).toEqual(['Bogotá y Miami']);
    expect(placesAt('2026-07-20', BOGOTA)).toEqual(['Bogotá', 'Miami']);
    expect(placesAt('2026-11-20', MADRID)).toEqual(['Madrid', 'Miami']);
    expect(placesAt('2026-11-20', MIAMI)).toEqual(['Miami']);
  });
});
