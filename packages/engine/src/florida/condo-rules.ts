import { HORIZON_YEARS } from '../assumptions.ts';
import { MILESTONE, RESERVE_STUDY } from './condo-tables.ts';

export type CondoFacts = {
  yearBuilt: number | null;
  /** Of the building. */
  stories: number | null;
  /** The year of the purchase. */
  asOfYear: number;
};

/** Years in which an inspection is due, each by December 31. */
export type InspectionYears = {
  first: number;
  /** From the year of the purchase to ten years later. */
  whileHeld: number[];
};

export type CondoRules = {
  /** Three habitable stories or more; `unknown` without the number of stories. */
  applies: 'yes' | 'no' | 'unknown';
  /** Years of age; null without the year of construction. */
  age: number | null;
  /** At 30 years; null when the law does not apply or the year is not known. */
  milestone: InspectionYears | null;
  /** Near salt water the local agency may ask for it at 25 years; Miami-Dade does within 3 miles. */
  milestoneNearCoast: InspectionYears | null;
  /** Year by whose end the first structural integrity reserve study is due; null: not applicable. */
  reserveStudyDue: number | null;
};

/** Inspection and reserves of a condominium building: docs/formulas/condo-rules.md. */
export function condoRules({ yearBuilt, stories, asOfYear }: CondoFacts): CondoRules {
  const applies = stories === null ? 'unknown' : stories >= MILESTONE.fewestStories ? 'yes' : 'no';
  const age = yearBuilt === null ? null : Math.max(0, asOfYear - yearBuilt);
  const isBound = applies !== 'no';
  const inspections = (first: number): InspectionYears => ({
    first,
    whileHeld: repeated(first, asOfYear),
  });
  const known = isBound ? yearBuilt : null;
  return {
    applies,
    age,
    milestone: known === null ? null : inspections(firstMilestone(known)),
    milestoneNearCoast: known === null ? null : inspections(firstNearCoast(known)),
    reserveStudyDue: isBound ? firstStudy(yearBuilt) : null,
  };
}

/** The law of 2022 gave buildings that were already old until the end of 2024 or 2025. */
function firstMilestone(yearBuilt: number): number {
  const reached = yearBuilt + MILESTONE.age;
  const grace = MILESTONE.grace.find(({ reachedBy }) => reached <= reachedBy);
  return grace?.due ?? reached;
}

/** No earlier than the end of 2024, the first date of the law. */
function firstNearCoast(yearBuilt: number): number {
  return Math.max(MILESTONE.grace[0].due, yearBuilt + MILESTONE.ageNearCoast);
}

function firstStudy(yearBuilt: number | null): number {
  const { due, existingBy, everyYears } = RESERVE_STUDY;
  return yearBuilt === null || yearBuilt <= existingBy ? due : yearBuilt + everyYears;
}

function repeated(first: number, from: number): number[] {
  const years: number[] = [];
  for (let year = first; year <= from + HORIZON_YEARS; year += MILESTONE.everyYears)
    if (year >= from) years.push(year);
  return years;
}
