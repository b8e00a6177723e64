/** PostgreSQL's own error, which drizzle may have wrapped. */
type PgError = { code?: string; constraint?: string; cause?: unknown };

function find(error: unknown, code: string): PgError | undefined {
  const candidate = error as PgError | undefined;
  if (!candidate || typeof candidate !== 'object') return undefined;
  return candidate.code === code ? candidate : find(candidate.cause, code);
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return find(error, '23505')?.constraint === constraint;
}

/** Rolled back because of another transaction; can be retried. */
export function isSerializationFailure(error: unknown): boolean {
  return find(error, '40001') !== undefined || find(error, '40P01') !== undefined;
}

/** The lead became part of another one while this transaction waited: the next try finds its rows there. */
export function isLeadGone(error: unknown): boolean {
  return find(error, '23503')?.constraint?.endsWith('_lead_id_leads_id_fk') ?? false;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return find(error, '23503') !== undefined;
}

/** The database user has no permission. */
export function isForbidden(error: unknown): boolean {
  return find(error, '42501') !== undefined;
}

/** Statement timeout (57014) or lock timeout (55P03). */
export function isTimeout(error: unknown): boolean {
  return find(error, '57014') !== undefined || find(error, '55P03') !== undefined;
}

/** A value no column can hold: a date out of range, a lone surrogate, too long for an index. */
export function isBadValue(error: unknown): boolean {
  for (let e = error as PgError | undefined; e && typeof e === 'object'; e = e.cause as PgError)
    // Class 22 is "data exception", 54000 "program limit exceeded".
    if (e.code === '54000' || /^22[0-9A-Z]{3}$/.test(e.code ?? '')) return true;
  return false;
}
