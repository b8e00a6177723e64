import { expect, it } from 'vitest';
import { nameOf } from './lead-name.ts';

it.each([
  ['Ana', 'Ruiz', 'Ana Ruiz'],
  ['Ana', '-', 'Ana'],
  [' - ', 'Ruiz', 'Ruiz'],
  ['-', '-', ''],
])('a lead called “%s” “%s” is named “%s”', (firstName, lastName, name) => {
  expect(nameOf({ firstName, lastName })).toBe(name);
});
