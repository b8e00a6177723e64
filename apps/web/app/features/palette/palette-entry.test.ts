import { expect, test } from 'vitest';
import { isMatch } from './palette-entry';

test.each([
  ['New contact', 'con', true],
  ['New contact', 'new con', true],
  ['Configuración', 'configuracion', true],
  ['Ganados y perdidos', 'perd gan', true],
  ['New contact', 'tact', false],
  ['New contact', 'contact old', false],
  ['New contact', '', true],
])('%s for “%s”: %s', (title, text, isFound) => {
  expect(isMatch(title, text)).toBe(isFound);
});
