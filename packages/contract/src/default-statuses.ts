import type { Role } from './roles.ts';

/** Statuses of a new installation. Administrators can rename them. */
export const DEFAULT_STATUS_NAMES: Record<Role, readonly string[]> = {
  admin: ['Inbox', 'Screening', 'Ready to assign', 'On hold', 'Archived'],
  leader: ['New', 'Video call booked', 'Shortlist ready', 'Negotiation', 'Closed', 'Lost'],
  salesman: [
    'New',
    'Contacted',
    'Profile complete',
    'Shortlist sent',
    'Offer made',
    'Closed',
    'Lost',
  ],
};
