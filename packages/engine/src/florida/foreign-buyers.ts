/**
 * Who may not buy where (SB 264): a dated notice, never a decision about a person. Source:
 * `foreignBuyers` in `florida-sources.ts`.
 */
export const FOREIGN_BUYER_LAW = {
  inForceSince: '2023-07-01',
  /** A federal court of appeals left it in force: Shen v. Simpson, Eleventh Circuit. */
  ruling: '2025-11-04',
  /** ISO codes of the "foreign countries of concern". */
  countries: ['CN', 'RU', 'IR', 'KP', 'CU', 'VE', 'SY'],
  /** Persons domiciled there, unless US citizens or permanent residents: anywhere in the state. */
  anywhere: ['CN'],
  /** The others: within this distance of a military installation or critical infrastructure. */
  withinMiles: 10,
  /** Exception: one residence on less than this, this far from a military base, with a visa. */
  exceptionAcres: 2,
  exceptionMiles: 5,
} as const;
