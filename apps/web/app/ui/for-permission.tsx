import type { ReactNode } from 'react';
import { ForbiddenState } from './forbidden-state';

type ForPermissionProps = { isGranted: boolean; title: ReactNode; children: ReactNode };

/** The page, or a message that the user has no access. */
export function ForPermission({ isGranted, title, children }: ForPermissionProps) {
  return isGranted ? children : <ForbiddenState title={title} />;
}
