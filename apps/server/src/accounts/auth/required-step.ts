import type { RequiredStep } from '@alpha/contract';

type Facts = { mustChangePassword: boolean; hasTwoFactor: boolean; isTwoFactorRequired: boolean };

/** The password first: until it is replaced, somebody else knows it. */
export function requiredStepOf(facts: Facts): RequiredStep | null {
  if (facts.mustChangePassword) return 'password';
  return facts.isTwoFactorRequired && !facts.hasTwoFactor ? 'two_factor' : null;
}
