import { expect, test } from 'vitest';
import { zoneOptions } from './time-zones';

test('time zones are named by place and difference, the one of the lead’s country first', () => {
  const options = zoneOptions('es', 'Europe/Rome');
  expect(options[0]).toEqual({
    value: 'Europe/Rome',
    label: expect.stringMatching(/^Roma \(GMT\+[12]\)$/),
  });
  expect(options.find(({ value }) => value === 'America/Bogota')?.label).toBe('Bogotá (GMT−5)');
  expect(options.filter(({ value }) => value === 'Europe/Rome')).toHaveLength(1);
  expect(options[1]?.value).toMatch(/^America\//);
});
