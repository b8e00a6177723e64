/** Lenient reading: ragged rows, stray quotation marks and empty lines are common. */
export const LENIENT_CSV = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
} as const;
