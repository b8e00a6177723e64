export type HomeKind = 'single_family' | 'condo' | 'townhouse' | 'multi_family';

export const ILLUSTRATION_VIEWS = [
  'street',
  'garden',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'plan',
  'evening',
  'aerial',
  'dining',
  'balcony',
  'study',
] as const;

export type IllustrationView = (typeof ILLUSTRATION_VIEWS)[number];

export type HomeTraits = {
  seed: number;
  kind: HomeKind;
  stories: number;
  beds: number;
  baths: number;
  yearBuilt: number;
  hasPool: boolean;
  nearWater: boolean;
};
