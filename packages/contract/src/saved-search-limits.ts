/** Of one lead. */
export const MOST_SAVED_SEARCHES = 20;
export const SEARCH_NAME_MAX_LENGTH = 80;

/** `immediate`: within minutes; `daily`: at most one email a day, in the morning of the investor’s country. */
export const ALERT_FREQUENCIES = ['immediate', 'daily'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Why a listing is news for a search. */
export const ALERT_REASONS = ['new', 'price_cut', 'under_value', 'cash_flow'] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];
