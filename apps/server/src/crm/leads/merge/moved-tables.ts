/** Tables whose rows move with their lead when it is merged, whatever its address. */
export const HISTORY_TABLES = {
  lead_activities: 'id',
  lead_files: 'id',
  share_links: 'id',
  shortlists: 'id',
  intake_deliveries: 'id',
  lead_import_rows: 'id',
  lead_merges: 'id',
  webhook_messages: 'id',
  lead_emails: 'key',
  received_emails: 'hash',
  lead_sequences: 'id',
  purchases: 'id',
  owned_homes: 'id',
  saved_searches: 'id',
  comparison_links: 'id',
} as const;

/** They belong to the mailbox, and move only with it. */
export const ROOM_TABLES = { room_links: 'id', room_sessions: 'id' } as const;

/**
 * Tables whose rows belong to a lead by `lead_id` and move when it is merged, with their keys. A test compares them
 * and `SHARED_TABLES` with the foreign keys of the schema.
 */
export const MOVED_TABLES = { ...HISTORY_TABLES, ...ROOM_TABLES } as const;

/** Tables in which both leads may have the same, with their columns: the remaining lead keeps its own. */
export const SHARED_TABLES = {
  lead_field_values: {
    same: 'field_id',
    of: 'lead_fields',
    columns: ['text', 'number', 'date', 'is_yes', 'option_ids'],
  },
  saved_homes: {
    same: 'property_id',
    of: 'properties',
    columns: ['share_id', 'note', 'snapshot', 'saved_at'],
  },
  lead_tags: { same: 'tag_id', of: 'tags', columns: [] },
} as const;
export type SharedTable = keyof typeof SHARED_TABLES;
