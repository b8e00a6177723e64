import { IMPORT_FIELDS } from '@alpha/contract';

/** Every column an import reads, and dates and reasons for people. */
export const EXPORT_COLUMNS = [
  ...IMPORT_FIELDS.filter((field) => field !== 'full_name'),
  'created_at',
  'last_touched_at',
  'lost_reason',
  'lost_words',
  'saved_homes',
  'saved_searches',
  'purchases',
  'purchase_deadlines',
  'purchase_documents',
  'owned_homes',
  'owned_home_entries',
] as const;
