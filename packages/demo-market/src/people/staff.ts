import { DEFAULT_STATUSES } from '@alpha/contract/default-statuses';
import type { DemoCurator, DemoStatus, DemoUser, StaffRole } from './people.types.ts';

export const ADMIN_ID = 1;
export const CURATOR_ID = 8;

/** The loader gives all of them the demo password. Names are invented. */
export const users: readonly DemoUser[] = [
  { id: 1, name: 'Helena Brandt', email: 'admin@alpha.test', role: 'admin', leaderId: null },
  { id: 2, name: 'Marcus Ellery', email: 'leader@alpha.test', role: 'leader', leaderId: null },
  { id: 3, name: 'Sofía Lareda', email: 'salesman@alpha.test', role: 'salesman', leaderId: 2 },
  {
    id: 4,
    name: 'Tomás Quiroga',
    email: 'tomas.quiroga@alpha.test',
    role: 'salesman',
    leaderId: 2,
  },
  { id: 5, name: 'Grace Okonjo', email: 'grace.okonjo@alpha.test', role: 'salesman', leaderId: 2 },
  {
    id: 6,
    name: 'Daniel Sarmiento',
    email: 'daniel.sarmiento@alpha.test',
    role: 'salesman',
    leaderId: 8,
  },
  { id: 7, name: 'Renata Vilar', email: 'renata.vilar@alpha.test', role: 'salesman', leaderId: 8 },
  { id: 8, name: 'Valeria Montiel', email: 'curator@alpha.test', role: 'leader', leaderId: null },
];

export const curators: readonly DemoCurator[] = [
  {
    userId: 8,
    slug: 'valeria-montiel',
    displayName: 'Valeria Montiel',
    languages: ['es', 'en'],
    headline: {
      en: 'I help investors choose rental property in Florida with figures they can check.',
      es: 'Ayudo a inversionistas a elegir propiedades para renta en Florida con cifras que pueden comprobar.',
    },
  },
];

const roles = ['admin', 'leader', 'salesman'] as const satisfies readonly StaffRole[];

export const statuses: readonly DemoStatus[] = roles
  .flatMap((role) =>
    DEFAULT_STATUSES[role].map(({ name, name_es, is_after_shortlist = false }, i) => ({
      ...{ name, nameEs: name_es, role },
      order: i + 1,
      isAfterShortlist: is_after_shortlist,
    })),
  )
  .map((status, i) => ({ id: i + 1, ...status }));

export function statusesOf(role: StaffRole): DemoStatus[] {
  return statuses.filter((status) => status.role === role);
}

export function getUser(id: number): DemoUser {
  const user = users.find((each) => each.id === id);
  if (!user) throw new Error(`no demo user ${id}`);
  return user;
}
