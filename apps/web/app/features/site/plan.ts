// Figures about our process that the public pages state.
import { INITIAL_PAYMENT } from '@alpha/contract/quiz-answers';
import { DEFAULT_ASSUMPTIONS } from '@alpha/engine';

export { SIMULATED_PATHS } from '@alpha/engine';

/** Down payment as a share of the price. */
export const DOWN_PAYMENT_PERCENT = 100 * DEFAULT_ASSUMPTIONS.downpaymentPercentage;

/** Minimum of the quiz's down-payment slider. */
export const MINIMUM_DOWN_PAYMENT_USD = INITIAL_PAYMENT.min;

/** Penalty for a missing Form 5472, as of January 2026. */
export const FORM_5472_PENALTY_USD = 25_000;
