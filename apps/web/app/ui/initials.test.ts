import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Helena Brandt', 'HB'],
  ['María del Mar Ñáñez', 'MÑ'],
  ['ana', 'A'],
  ['Ana <b>Peña</b>', 'AP'],
  ['Extra Person 10', 'EP'],
  ['“Pepe” O’Hara', 'PO'],
  ['42', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
