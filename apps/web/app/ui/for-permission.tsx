import type { ReactNode } from 'react';
import { ForbiddenState } from './forbidden-state';

type ForPermissionProps = { isGranted: boolean; title: ReactNode; children: ReactNode };

/** The page, or a plain message that it is not for this reader. */
export function ForPermission({ isGranted, title, children }: ForPermissionProps) {
  return isGranted ? children : <ForbiddenState title={title} />;
}
