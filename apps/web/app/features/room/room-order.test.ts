import { expect, test } from 'vitest';
import { sectionsFor } from './room-order';

const open = { outcome: null };
const closed = { outcome: 'closed' as const };

test('a bought home comes before its closed plan, and after a plan under way', () => {
  expect(sectionsFor([closed]).slice(0, 3)).toEqual(['owned', 'plan', 'homes']);
  expect(sectionsFor([closed, open])[0]).toBe('plan');
  expect(sectionsFor([])).toEqual(sectionsFor(null));
  expect([...sectionsFor([closed])].sort()).toEqual([...sectionsFor(null)].sort());
});
