// Figures the public pages state about the way we work.
import { INITIAL_PAYMENT } from '@alpha/contract/quiz-answers';
import { DEFAULT_ASSUMPTIONS } from '@alpha/engine';

export { SIMULATED_PATHS } from '@alpha/engine';

/** Share of the price that the plan asks the buyer to bring. */
export const DOWN_PAYMENT_PERCENT = 100 * DEFAULT_ASSUMPTIONS.downpaymentPercentage;

/** Where the down-payment slider of the quiz begins. */
export const MINIMUM_DOWN_PAYMENT_USD = INITIAL_PAYMENT.min;

/** For a missing Form 5472, as of January 2026. */
export const FORM_5472_PENALTY_USD = 25_000;
