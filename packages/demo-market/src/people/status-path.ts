import type { Random } from '../random.ts';
import type { DemoStatus, StaffRole } from './people.types.ts';
import { isFinal, phaseOf } from './phases.ts';
import { statusesOf } from './staff.ts';

/** Shares of the columns, in their order: many at the start, few under offer. */
const shares: Record<StaffRole, readonly number[]> = {
  admin: [0.45, 0.25, 0.15, 0.08, 0.07],
  leader: [0.2, 0.23, 0.21, 0.14, 0.11, 0.11],
  salesman: [0.22, 0.22, 0.16, 0.15, 0.08, 0.07, 0.1],
};

/** The columns a lead went through, the last being where it is now. */
export function drawStatusPath(random: Random, role: StaffRole): DemoStatus[] {
  const columns = statusesOf(role);
  const current = random.weighted(
    columns.map((status, i) => [status, shares[role][i] ?? 0] as const),
  );
  if (phaseOf(current.name) !== 'lost') {
    return columns.filter(
      (status) => status.order <= current.order && phaseOf(status.name) !== 'lost',
    );
  }
  // A lead can be lost from any open column.
  const open = columns.filter((status) => !isFinal(phaseOf(status.name)));
  return [...open.slice(0, random.int(1, open.length)), current];
}
