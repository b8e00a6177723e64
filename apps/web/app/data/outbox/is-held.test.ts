import { expect, test } from 'vitest';
import { isHeld, isOnItsWay } from './is-held';

const refusal = { isConflict: false, reason: null };

test('a change is held until its time is over, also when its tab was closed meanwhile', () => {
  const made = { heldUntil: 100, refusal: null };
  expect(isHeld(made, 99)).toBe(true);
  expect(isHeld(made, 100)).toBe(false);
  expect(isHeld({ ...made, refusal }, 99)).toBe(false);
});

test('sent again, it waits still, but cannot be taken back', () => {
  const again = { heldUntil: 0, sendingUntil: 100, refusal: null };
  expect(isHeld(again, 99)).toBe(false);
  expect(isOnItsWay(again, 99)).toBe(true);
  expect(isOnItsWay(again, 100)).toBe(false);
  expect(isOnItsWay({ ...again, refusal }, 99)).toBe(false);
});
