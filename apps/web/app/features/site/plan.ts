/** Figures the public pages state about the way we work. */

/** Simulated decades per home; the engine's number of Sobol points. */
export const SIMULATED_PATHS = 16_384;

/** Share of the price that the plan asks the buyer to bring. */
export const DOWN_PAYMENT_PERCENT = 35;

/** Where the down-payment slider of the quiz begins. */
export const MINIMUM_DOWN_PAYMENT_USD = 42_000;

/** For a missing Form 5472, as of January 2026. */
export const FORM_5472_PENALTY_USD = 25_000;
