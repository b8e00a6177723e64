/** What lists of limits offer, in the explorer and for saved searches; another value of a link is added to its list. */

/** USD a month, at most. */
export const HOA_CHOICES = [0, 100, 200, 300, 500, 1_000];
/** USD a month in year 1, at least. */
export const CASH_FLOW_CHOICES = [0, 100, 200, 300, 500, 1_000];
/** On the market, at most. */
export const DAYS_CHOICES = [1, 7, 14, 30, 90];
/** Of 100 simulations, at most. */
export const LOSS_CHOICES = [5, 10, 20, 30];
