type Page<Row> = { data: Row[]; total: number };

/** A list returns an array or a page, depending on the request; callers know which. */
export function toPage<Row>(answer: Row[] | Page<Row>): Page<Row> {
  return Array.isArray(answer) ? { data: answer, total: answer.length } : answer;
}

export const lastPageOf = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(total / perPage));
