/** PostgreSQL's own error, wherever drizzle has wrapped it. */
type PgError = { code?: string; constraint?: string; cause?: unknown };

function find(error: unknown, code: string): PgError | undefined {
  const candidate = error as PgError | undefined;
  if (!candidate || typeof candidate !== 'object') return undefined;
  return candidate.code === code ? candidate : find(candidate.cause, code);
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return find(error, '23505')?.constraint === constraint;
}

/** Undone because of another transaction, not because of itself. */
export function isSerializationFailure(error: unknown): boolean {
  return find(error, '40001') !== undefined || find(error, '40P01') !== undefined;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return find(error, '23503') !== undefined;
}

/** The user of the database has no right to do that. */
export function isForbidden(error: unknown): boolean {
  return find(error, '42501') !== undefined;
}

/** It took longer than the server lets a statement take (57014), or waited too long for a lock (55P03). */
export function isTimeout(error: unknown): boolean {
  return find(error, '57014') !== undefined || find(error, '55P03') !== undefined;
}

/** A value that no column can hold: a day beyond all calendars, half a letter, too long for an index. */
export function isBadValue(error: unknown): boolean {
  for (let e = error as PgError | undefined; e && typeof e === 'object'; e = e.cause as PgError)
    // Class 22 is "data exception", 54000 "program limit exceeded".
    if (e.code === '54000' || /^22[0-9A-Z]{3}$/.test(e.code ?? '')) return true;
  return false;
}
