import { Navigate } from 'react-router';
import type { PageHandle } from '~/lib/page-meta';
import { isPermitted } from '~/lib/permission';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsRoute() {
  const page = isPermitted('status:write') ? 'assignment' : 'templates';
  return <Navigate to={`/app/settings/${page}`} replace />;
}
