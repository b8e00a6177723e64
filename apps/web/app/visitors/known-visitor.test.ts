import { expect, it, vi } from 'vitest';
import { knownVisitor } from './known-visitor';

it.each([
  ['{"nombre":" Ana ","email":"ana@x.test"}', { name: 'Ana', email: 'ana@x.test' }],
  ['{"nombre":{"answer":"Ana"}}', { name: '', email: '' }],
  ['null', { name: '', email: '' }],
  ['{', { name: '', email: '' }],
  [null, { name: '', email: '' }],
])('of a quiz stored as %s, name and address are known as %o', (stored, known) => {
  vi.stubGlobal('window', { localStorage: { getItem: () => stored } });
  expect(knownVisitor()).toEqual(known);
});
