// By noun, not from the index: the first page of a visitor carries this endpoint and no other.
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import { submitLead } from '@alpha/contract/intake';
import { call } from '~/lib/api-client';

export type VisitorPost = CallOf<typeof submitLead>['body'];
export type VisitorAnswer = ResponseOf<typeof submitLead>;

/** The quiz or a form: a visitor becomes a lead. */
export const submitVisitor = (body: VisitorPost, options?: { signal: AbortSignal }) =>
  call(submitLead, { body }, options);
