/**
 * What a user must do right after signing in, before anything else: replace a password somebody else
 * chose, or set up the second factor an administrator requires. In this order.
 */
export const REQUIRED_STEPS = ['password', 'two_factor'] as const;
export type RequiredStep = (typeof REQUIRED_STEPS)[number];
