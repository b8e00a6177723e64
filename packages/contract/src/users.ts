import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, listOf, pageQuery, rowId, sortOrder, success } from './paging.ts';
import { givenPassword, isConfirmed, newPassword } from './passwords.ts';
import { ROLES } from './roles.ts';
import { namedRole, sessionUser } from './session.ts';
import { text, visibleText } from './text.ts';

const person = z.object({ id: z.number().int(), name: z.string() });

export const staffUser = sessionUser.extend({
  leader: person.nullable(),
  leads_count: z.number().int(),
  /** Locked until then after too many wrong passwords. */
  locked_until: z.string().nullable(),
  deactivated_at: z.string().nullable(),
  /** Set until an invited user has chosen a password. */
  invitation: z
    .object({
      /** When the link expires; null: it has expired or was replaced, so a new one must be sent. */
      valid_until: z.string().nullable(),
    })
    .nullable(),
  created_at: z.string(),
});
export type StaffUser = z.infer<typeof staffUser>;

export const USER_SORTS = ['name', 'email', 'role', 'created_at'] as const;

export const listUsers = endpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/api/users',
  access: 'user:read:team',
  summary: 'Staff users. A leader sees the salesmen of their team.',
  query: z.strictObject({
    ...pageQuery,
    search: text(200).optional(),
    sort: z.enum(USER_SORTS).optional(),
    order: sortOrder.optional(),
  }),
  response: listOf(staffUser),
});

export const getUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/users/:id',
  access: 'user:read:team',
  summary: 'One staff user.',
  params: idParams,
  response: staffUser.extend({
    /** Default new owner of the leads when this user is deleted. */
    successor: person.nullable(),
    /** Salesmen who would lose their leader. */
    team_size: z.number().int(),
  }),
});

const userForm = {
  name: visibleText(120),
  email: text(254).trim().pipe(z.email()),
  role: z.enum(ROLES),
  /** Only a salesman has a leader; ignored for other roles. */
  leader_id: z.number().int().min(1).max(2_147_483_647).nullish(),
};

/** Forms send an empty password field; it means none, or unchanged. */
const optionalPassword = z
  .union([z.literal('').transform(() => undefined), newPassword])
  .optional();

export const createUser = endpoint({
  id: 'createUser',
  method: 'POST',
  path: '/api/app/users',
  access: 'user:write:team',
  summary:
    'Creates a staff user. Without a password the user is invited by email and chooses one; with one, it must be changed at the first sign-in. A leader can create salesmen in their team. Needs a proof.',
  body: z
    .strictObject({
      ...userForm,
      password: optionalPassword,
      password_confirmation: z.string().optional(),
    })
    .refine(...isConfirmed),
  /** `invitation_url`: to pass on, when there is no mail server that could send it. */
  response: staffUser.extend({ invitation_url: z.string().optional() }),
});

export const updateUser = endpoint({
  id: 'updateUser',
  method: 'PUT',
  path: '/api/app/users/:id',
  access: 'user:write:team',
  summary:
    'Updates a staff user. A new role or password ends their sessions. A new email, password or administrator needs a proof; for your own account it is the current password, and the access token is replaced.',
  params: idParams,
  body: z
    .strictObject({
      ...userForm,
      password: optionalPassword,
      password_confirmation: z.string().optional(),
      /** Required to change one's own email or password, so that a stolen token is not enough. */
      current_password: givenPassword.optional(),
    })
    .refine(...isConfirmed),
  response: staffUser.extend({
    /** After the current password, unless the change signed the user out. */
    access_token: z.string().optional(),
  }),
});

export const deleteUser = endpoint({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/api/users/:id',
  access: 'user:write:team',
  summary:
    'Deletes a staff user. Leads move to `move_leads_to`, or else to the successor. A team moves to the leader `move_team_to`, or else stays without a leader.',
  params: idParams,
  query: z.strictObject({ move_leads_to: rowId.optional(), move_team_to: rowId.optional() }),
  response: success.extend({ leads_moved: z.number().int(), moved_to: person.nullable() }),
});

export const inviteUser = endpoint({
  id: 'inviteUser',
  method: 'POST',
  path: '/api/users/:id/invitation',
  access: 'user:write:team',
  summary:
    'Invites a user without a password again; earlier links stop working. Without a mail server the link is returned. Needs a proof.',
  perMinute: 10,
  params: idParams,
  response: z.object({
    user: staffUser,
    /** Only when no mail server is configured: somebody has to pass the link on. */
    url: z.string().nullable(),
  }),
});

const adminAction = (id: string, verb: string, summary: string) =>
  endpoint({
    id,
    method: 'POST',
    path: `/api/users/:id/${verb}`,
    access: 'user:write:all',
    summary,
    params: idParams,
    response: staffUser,
  });

export const unlockUser = adminAction('unlockUser', 'unlock', 'Unlocks a user.');
export const resetUserTwoFactor = adminAction(
  'resetUserTwoFactor',
  'reset-2fa',
  'Turns off two-factor for a user who lost their device. Ends their sessions. Needs a proof.',
);
export const deactivateUser = adminAction(
  'deactivateUser',
  'deactivate',
  'Deactivates a user right away. The account and its leads stay.',
);
export const activateUser = adminAction(
  'activateUser',
  'activate',
  'Reactivates a user. Needs a proof.',
);

export const listRoles = endpoint({
  id: 'listRoles',
  method: 'GET',
  path: '/api/roles',
  access: 'user:read:team',
  summary: 'Roles the signed-in user can assign.',
  response: z.array(namedRole),
});

export const listLeaders = endpoint({
  id: 'listLeaders',
  method: 'GET',
  path: '/api/leaders',
  access: 'user:read:team',
  summary: 'Leaders a salesman can be assigned to. A leader sees only themselves.',
  response: z.array(person),
});
