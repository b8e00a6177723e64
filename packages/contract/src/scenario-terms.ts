// Without zod: the web app loads it with every report.

export const MAX_SCENARIO_NAME_LENGTH = 60;
/** Per user and property; saved by the reader of a link; recorded while a reader tries. */
export const MAX_KEPT_SCENARIOS = 30;
export const MAX_READER_SCENARIOS = 10;
export const MAX_TRIED_SCENARIOS = 20;

/** Lenders ask foreign buyers for at least a quarter of the price. */
export const LEAST_DOWNPAYMENT = 0.25;

/** A charge of a condominium association, percent of the price, and its percent chance in ten years. */
export const ASSESSMENT_AMOUNTS = ['2', '5', '10'] as const;
export const ASSESSMENT_CHANCES = ['10', '25', '50', '100'] as const;
export const USUAL_ASSESSMENT_CHANCE = '25' satisfies (typeof ASSESSMENT_CHANCES)[number];

/** Pulls toward the usual price level other than ours. */
export const SCENARIO_PULLS = ['weaker', 'off'] as const;
