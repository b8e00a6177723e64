import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './instant.ts';
import { pageOf, pageQuery, rowId } from './paging.ts';

/** All audit log actions; translated as `audit.action.<action>`. */
export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_in.refused',
  'sign_out',
  'account.locked',
  'account.unlock_asked',
  'account.unlocked',
  'session.ended',
  'password.changed',
  'password.reset_asked',
  'password.reset',
  'two_factor.enabled',
  'two_factor.disabled',
  'two_factor.reset',
  'two_factor.codes_renewed',
  'two_factor.code_used',
  'two_factor.required_changed',
  'user.created',
  'user.invited',
  'user.updated',
  'user.role_changed',
  'user.deactivated',
  'user.activated',
  'user.deleted',
  'curator.created',
  'curator.updated',
  'curator.deleted',
  'status.created',
  'status.updated',
  'status.deleted',
  'status.reordered',
  'lead.deleted',
  'lead_settings.changed',
  'lead.bulk_assigned',
  'lead.bulk_moved',
  'lead.bulk_deleted',
  'lead.exported',
  'lead.imported',
  'lead.import_undone',
  'lead.erased',
  'listing.imported',
  'listing.import_undone',
  'listing.import_stopped',
  'listing.import_removed',
  'market.imported',
  'feed.created',
  'feed.updated',
  'feed.deleted',
  'feed.run',
  'feed.runCancelled',
  'share.sent',
  'share.revoked',
  'share.linked',
  'sample.chosen',
  'audit.exported',
  'audit.expired',
  'secret.replaced',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  actor_id: z.number().int().nullable(),
  actor_name: z.string().nullable(),
  action: z.string(),
  target_type: z.string().nullable(),
  target_id: z.string().nullable(),
  ip: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = {
  actor_id: rowId.optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Instants; the client converts the reader's local days. */
  from: instant.optional(),
  to: instant.optional(),
};

export const listAudit = endpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/api/audit',
  access: 'audit:read',
  summary: 'What was done, by whom and from where, the latest first.',
  query: z.strictObject({ ...auditFilter, ...pageQuery }),
  response: pageOf(auditEntry),
});

export const listAuditActors = endpoint({
  id: 'listAuditActors',
  method: 'GET',
  path: '/api/audit/actors',
  access: 'audit:read',
  summary: 'Everyone who appears in the log, including deleted users.',
  response: z.array(z.object({ id: z.number().int(), name: z.string() })),
});

export const exportAudit = endpoint({
  id: 'exportAudit',
  method: 'GET',
  path: '/api/audit/export',
  access: 'audit:read',
  summary: 'The filtered log as CSV, safe to open in a spreadsheet.',
  perMinute: 10,
  query: z.strictObject(auditFilter),
  produces: 'text/csv',
  response: z.string(),
});
