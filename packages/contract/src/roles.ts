export const ROLES = ['admin', 'leader', 'salesman'] as const;
export type Role = (typeof ROLES)[number];

/** Fixed ids: the spec's Role is `{id, name}`, and roles are defined in code. */
export const ROLE_IDS = { admin: 1, leader: 2, salesman: 3 } as const satisfies Record<
  Role,
  number
>;
