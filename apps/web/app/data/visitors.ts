// By noun, not from the index: public pages carry these endpoints and no others.
import { findLanding } from '@alpha/contract/curators';
import type { CallOf } from '@alpha/contract/endpoint';
import { answerSharedProperty, askSharedProperty } from '@alpha/contract/home-answers';
import { openSharedProperty } from '@alpha/contract/shares';
import { answerSharedShortlist, openSharedShortlist } from '@alpha/contract/shortlists';
import { call } from '~/lib/api-client';

type Given = CallOf<typeof answerSharedProperty>['body'];

/** The landing page of the curator behind a referral code, if there is one. */
export const findLandingSlug = async (ref: string, signal: AbortSignal) =>
  (await call(findLanding, { query: { ref } }, { signal })).slug;

export const reportOpened = (token: string) => call(openSharedProperty, { params: { token } });

export const shortlistOpened = (token: string) => call(openSharedShortlist, { params: { token } });

export const answerShortlist = (token: string, position: number, body: Given) =>
  call(answerSharedShortlist, { params: { token, position }, body });

export const answerReport = (token: string, body: Given) =>
  call(answerSharedProperty, { params: { token }, body });

export const askAboutReport = (token: string, question: string) =>
  call(askSharedProperty, { params: { token }, body: { question } });
