import { ROLE_IDS, type Role, type StaffUser } from '@alpha/contract';

const person = (id: number, role: Role, name: string): StaffUser => ({
  id,
  name,
  email: `${role}@alpha.test`,
  roles: [{ id: ROLE_IDS[role], name: role }],
  google2fa_secret: null,
  leader: null,
  leads_count: 0,
  locked_until: null,
  deactivated_at: null,
  invitation: null,
  created_at: '2026-01-01T10:00:00.000Z',
});

/** One member of staff for each role, named as in the demo. */
export const PEOPLE: Record<Role, StaffUser> = {
  admin: person(1, 'admin', 'Helena Brandt'),
  leader: person(2, 'leader', 'Marcus Ellery'),
  salesman: person(3, 'salesman', 'Sofía Lareda'),
};
