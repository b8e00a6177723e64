import { expect, test } from 'vitest';
import type { BulkAction, Subject } from './change';
import { isAbout, meets, reachOf } from './change-reach';

const bulk = (chosen: BulkAction['chosen']): Subject => ({
  lead: null,
  action: { kind: 'bulk', edit: { kind: 'delete' }, chosen, count: 2, words: '' },
});
const body = { first_name: 'Ana', last_name: 'Probe', phone: '1', email: 'ana@probe.test' };
const NEW: Subject = { lead: null, action: { kind: 'create', body, typed: {} } };
const NOTE: Subject = {
  lead: { id: 2, first_name: 'Ana', last_name: 'Probe' },
  action: { kind: 'write', body: { kind: 'note', body: 'Call after six.' } },
};

test('changes of the same lead keep their order, whether alone or among many', () => {
  expect(meets(reachOf(NOTE), reachOf(bulk({ ids: [1, 2] })))).toBe(true);
  expect(meets(reachOf(bulk({ ids: [1, 3] })), reachOf(NOTE))).toBe(false);
});

test('all matches of a filter may be any lead, but none that does not exist yet', () => {
  const matching = bulk({ matching: { search: 'a' }, seen: 2 });
  expect(meets(reachOf(matching), reachOf(NOTE))).toBe(true);
  expect(meets(reachOf(NEW), reachOf(matching))).toBe(false);
  expect(meets(reachOf(NEW), reachOf(NEW))).toBe(false);
});

test('a change is about the leads that it names', () => {
  expect(isAbout(bulk({ ids: [1, 2] }), 2)).toBe(true);
  expect(isAbout(bulk({ matching: {}, seen: 2 }), 2)).toBe(false);
});
