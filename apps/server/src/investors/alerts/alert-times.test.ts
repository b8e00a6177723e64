import { describe, expect, it } from 'vitest';
import { mailTime, nextMorning, zoneOf } from './alert-times.ts';

const at = (text: string) => new Date(text);

describe('the morning of an investor', () => {
  it('is eight o’clock where most people of the country live', () => {
    const evening = at('2026-11-19T22:00:00Z');
    const mornings = ['CO', 'ES', 'US', 'MX', null].map((country) =>
      nextMorning(evening, zoneOf(country)).toISOString(),
    );
    expect(mornings).toEqual([
      '2026-11-20T13:00:00.000Z',
      '2026-11-20T07:00:00.000Z',
      '2026-11-20T13:00:00.000Z',
      '2026-11-20T14:00:00.000Z',
      '2026-11-20T13:00:00.000Z',
    ]);
  });

  it('is later on the same day before eight, and tomorrow at eight sharp', () => {
    const bogota = (text: string) => nextMorning(at(text), 'America/Bogota').toISOString();
    expect(bogota('2026-11-19T12:59:59Z')).toBe('2026-11-19T13:00:00.000Z');
    expect(bogota('2026-11-19T13:00:00Z')).toBe('2026-11-20T13:00:00.000Z');
  });

  it('stays at eight when clocks change', () => {
    const madrid = (text: string) => nextMorning(at(text), 'Europe/Madrid').toISOString();
    expect(madrid('2026-03-28T20:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(madrid('2026-10-24T20:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    const miami = nextMorning(at('2026-11-01T03:00:00Z'), 'America/New_York').toISOString();
    expect(miami).toBe('2026-11-01T13:00:00.000Z');
  });

  it('has every country in a zone that exists', () => {
    for (const country of ['PE', 'PA', 'VE', 'DO', 'FR', 'GB', 'IL', 'XX', 'nonsense'])
      expect(() => nextMorning(new Date(), zoneOf(country))).not.toThrow();
  });
});

describe('an immediate email', () => {
  const now = at('2026-11-19T12:00:00Z');
  const rhythm = { frequency: 'immediate' as const, country: null };

  it('waits five minutes for further news, and half an hour after the last one', () => {
    const first = mailTime({ ...rhythm, lastMailAt: null }, now);
    expect(first.toISOString()).toBe('2026-11-19T12:05:00.000Z');
    const next = mailTime({ ...rhythm, lastMailAt: at('2026-11-19T11:50:00Z') }, now);
    expect(next.toISOString()).toBe('2026-11-19T12:20:00.000Z');
  });
});
