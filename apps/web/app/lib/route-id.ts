import { useParams } from 'react-router';

/** The number in `/app/edit-…/:id`; `null` on the page for a new one, `NaN` if invalid. */
export function useRouteId(): number | null {
  const { id } = useParams();
  if (id === undefined) return null;
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
}
