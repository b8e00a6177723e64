/** `{ property_id }` of the report that anyone can read, or null in it. Public pages depend on it. */
export const SAMPLE_REPORT = 'sample_report';
