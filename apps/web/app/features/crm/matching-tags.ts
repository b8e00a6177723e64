import type { LeadTag } from '@alpha/contract';

/** Case and accents do not count, as on the server. */
export const foldName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export const matchingTags = (tags: readonly LeadTag[], words: string): LeadTag[] =>
  tags.filter(({ name }) => foldName(name).includes(foldName(words)));
