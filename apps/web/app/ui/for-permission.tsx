import { isAllowed, type Permission } from '@alpha/contract';
import type { ReactNode } from 'react';
import { readSession } from '~/lib/session';
import { ForbiddenState } from './forbidden-state';

type ForPermissionProps = { needs: Permission; title: ReactNode; children: ReactNode };

/** Saves a request that would be refused. The server checks again; this is only courtesy. */
export function ForPermission({ needs, title, children }: ForPermissionProps) {
  const { role } = readSession();
  return role && isAllowed(role, needs) ? children : <ForbiddenState title={title} />;
}
