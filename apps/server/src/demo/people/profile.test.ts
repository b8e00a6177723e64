import { describe, expect, it } from 'vitest';
import { profileOf } from './profile.ts';

const profile = (riskId: number, goalId: number, propertyTypeId: number, exitId: number) =>
  profileOf({ riskId, goalId, propertyTypeId, exitId });

describe('the investor profile', () => {
  it('is conservative for low risk, cash flow, rentals and a long hold', () => {
    expect(profile(1, 1, 2, 1)).toBe('conservative');
    expect(profile(2, 3, 5, 3)).toBe('conservative');
  });

  it('is moderate for moderate risk, return or growth, and an open exit', () => {
    expect(profile(2, 2, 1, 2)).toBe('moderate');
    expect(profile(2, 4, 4, 2)).toBe('moderate');
  });

  it('is aggressive for high risk, luxury or short-term rental and a sale at the top', () => {
    expect(profile(3, 1, 3, 3)).toBe('aggressive');
    expect(profile(3, 2, 5, 3)).toBe('aggressive');
  });

  it('is strategic for everything else', () => {
    expect(profile(3, 1, 2, 3)).toBe('strategic');
    expect(profile(2, 2, 5, 2)).toBe('strategic');
    expect(profile(1, 1, 2, 2)).toBe('strategic');
  });

  it('is unknown while an answer is missing', () => {
    expect(profileOf({ riskId: 1, goalId: 1, propertyTypeId: 2, exitId: null })).toBeNull();
  });
});
