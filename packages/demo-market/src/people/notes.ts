import type { Phase } from './phases.ts';

/** What staff write. Some write in the lead's language, so a few are Spanish. */
export const notes: Record<Phase, readonly string[]> = {
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
    'Primera llamada hecha. Quiere empezar con una sola propiedad.',
    'Pidió que lo llamemos después de las 6 p. m., hora de su ciudad.',
  ],
  profile: [
    'Profile is complete. Comfortable with 35% down, wants the rent to carry the loan.',
    'Budget confirmed. Would look at Hialeah and Miami Gardens first.',
    'Has seen two condos elsewhere and worries about rising association dues.',
    'Compares with a fixed deposit at home, so the yearly return matters most.',
    'Perfil completo. Prefiere casas o dúplex antes que apartamentos.',
    'Quiere ver primero opciones con inquilino.',
  ],
  options: [
    'Sent a shortlist of six with the ten-year projection. Waiting for feedback.',
    'Liked the duplex, asked for the insurance quote behind the estimate.',
    'Sent a shortlist of seven; two are cash-flow positive in the first year.',
    'Went through the amortization table together on the call.',
    'Le enviamos una selección de cinco. Le interesaron las dos de Jacksonville.',
    'Asked to see the same report with a lower rent.',
  ],
  offer: [
    'Offer sent to the listing agent, answer expected within three days.',
    'Counteroffer came back 2% higher. Discussing tomorrow.',
    'Pre-approval letter received from the lender.',
    'Oferta enviada. Está listo el registro de la LLC.',
  ],
  closed: [
    'Closed. Tenant search starts this week.',
    'Closing documents signed, keys with the property manager.',
    'Cierre completado. Se coordinó la entrega con el administrador.',
  ],
  lost: [
    'Decided to wait until rates come down.',
    'Bought in another market.',
    'No answer after four attempts.',
    'Prefiere invertir en su país por ahora.',
    'Budget is below the minimum down payment for now.',
  ],
};

export const calls: readonly { body: string; outcome: 'reached' | 'voicemail' | 'no_answer' }[] = [
  { body: 'Introduced the process and agreed on a video call.', outcome: 'reached' },
  { body: 'Talked through financing and the 35% down payment.', outcome: 'reached' },
  { body: 'Reviewed the projections and the assumptions behind them.', outcome: 'reached' },
  { body: 'Answered questions about the LLC and the bank account.', outcome: 'reached' },
  { body: 'Left a voicemail.', outcome: 'voicemail' },
  { body: 'No answer, will try again.', outcome: 'no_answer' },
];

export const tasks: Record<Exclude<Phase, 'closed' | 'lost'>, readonly string[]> = {
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
