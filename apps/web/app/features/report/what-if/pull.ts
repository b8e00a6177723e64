import { PULL_CHOICES, type PullChoice } from '@alpha/engine';

export const PULLS = Object.keys(PULL_CHOICES) as PullChoice[];
