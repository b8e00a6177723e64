/** What a column means, whatever an administrator calls it, so that notes fit the column. */
export type Phase = 'new' | 'contact' | 'profile' | 'options' | 'offer' | 'closed' | 'lost';

const phases: Record<string, Phase> = {
  Inbox: 'new',
  Screening: 'contact',
  'Ready to assign': 'profile',
  'On hold': 'lost',
  Archived: 'lost',
  New: 'new',
  'Video call booked': 'contact',
  'Shortlist ready': 'options',
  Negotiation: 'offer',
  Contacted: 'contact',
  'Profile complete': 'profile',
  'Shortlist sent': 'options',
  'Offer made': 'offer',
  Closed: 'closed',
  Lost: 'lost',
};

export function phaseOf(statusName: string): Phase {
  return phases[statusName] ?? 'new';
}

export function isFinal(phase: Phase): boolean {
  return phase === 'closed' || phase === 'lost';
}
