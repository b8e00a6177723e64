// By noun, not from the index: the first page of a visitor carries this endpoint and no other.
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import { submitLead } from '@alpha/contract/intake';
import { call } from '~/lib/api-client';
import { homesToMove } from '~/lib/saved-homes';

export type VisitorPost = CallOf<typeof submitLead>['body'];
export type VisitorAnswer = ResponseOf<typeof submitLead>;

/** The quiz or a form: a visitor becomes a lead, with the homes saved in this browser. */
export function submitVisitor(body: VisitorPost, options?: { signal: AbortSignal }) {
  const homes = homesToMove();
  const post = homes.length > 0 ? { ...body, saved_homes: homes } : body;
  return call(submitLead, { body: post }, options);
}
