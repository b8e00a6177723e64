import type { Language } from './people.types.ts';
import type { Phase } from './phases.ts';
import * as spanish from './spanish-notes.ts';

/** As many as in Spanish, so that the language changes nothing else of the demo. */
const notes: Record<Phase, readonly string[]> = {
  new: [
    'Came in overnight, not called yet.',
    'Duplicate check done, no other record under this email.',
    'Prefers WhatsApp, mornings.',
  ],
  contact: [
    'First call done. Interested in a rental with a tenant already in place.',
    'Left a voicemail and sent the introduction by email.',
    'Asked how financing works for a buyer without a US credit history. Sent the summary.',
    'Wants to understand the costs of an LLC before anything else.',
    'First call done. Wants to start with a single property.',
    'Asked us to call after 6 p.m., local time.',
  ],
  profile: [
    'Profile is complete. Comfortable with 35% down, wants the rent to carry the loan.',
    'Budget confirmed. Would look at Hialeah and Miami Gardens first.',
    'Has seen two condos elsewhere and worries about rising association dues.',
    'Compares with a fixed deposit at home, so the yearly return matters most.',
    'Profile is complete. Prefers houses or duplexes to condos.',
    'Wants to see options with a tenant in place first.',
  ],
  options: [
    'Sent a shortlist of six with the ten-year projection. Waiting for feedback.',
    'Liked the duplex, asked for the insurance quote behind the estimate.',
    'Sent a shortlist of seven; two are cash-flow positive in the first year.',
    'Went through the amortization table together on the call.',
    'Sent a shortlist of five. Interested in the two in Jacksonville.',
    'Asked to see the same report with a lower rent.',
  ],
  offer: [
    'Offer sent to the listing agent, answer expected within three days.',
    'Counteroffer came back 2% higher. Discussing tomorrow.',
    'Pre-approval letter received from the lender.',
    'Offer sent. The LLC is registered.',
  ],
  closed: [
    'Closed. Tenant search starts this week.',
    'Closing documents signed, keys with the property manager.',
    'Closed. Handover agreed with the property manager.',
  ],
  lost: [
    'Decided to wait until rates come down.',
    'Bought in another market.',
    'No answer after four attempts.',
    'Prefers to invest at home for now.',
    'Budget is below the minimum down payment for now.',
  ],
};

export type Call = { body: string; outcome: 'reached' | 'voicemail' | 'no_answer' };

const calls: readonly Call[] = [
  { body: 'Introduced the process and agreed on a video call.', outcome: 'reached' },
  { body: 'Talked through financing and the 35% down payment.', outcome: 'reached' },
  { body: 'Reviewed the projections and the assumptions behind them.', outcome: 'reached' },
  { body: 'Answered questions about the LLC and the bank account.', outcome: 'reached' },
  { body: 'Left a voicemail.', outcome: 'voicemail' },
  { body: 'No answer, will try again.', outcome: 'no_answer' },
];

const tasks: Record<Exclude<Phase, 'closed' | 'lost'>, readonly string[]> = {
  new: ['First call', 'Send the introduction email'],
  contact: ['Call back about financing', 'Send the questionnaire again', 'Confirm the video call'],
  profile: ['Prepare the shortlist', 'Check the budget with the lender'],
  options: [
    'Ask for feedback on the shortlist',
    'Request an insurance quote',
    'Send the updated report',
  ],
  offer: ['Follow up with the listing agent', 'Collect the documents for the lender'],
};

/** What staff write about a lead, in its language. */
export const TEXTS = {
  en: { notes, calls, tasks },
  es: {
    notes: spanish.notes,
    tasks: spanish.tasks,
    calls: calls.map(({ outcome }, place) => ({ outcome, body: spanish.calls[place] ?? '' })),
  },
} satisfies Record<Language, { notes: typeof notes; calls: readonly Call[]; tasks: typeof tasks }>;
