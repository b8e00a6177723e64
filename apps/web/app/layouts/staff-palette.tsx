import { isAllowed, type Role } from '@alpha/contract';
import { Palette } from '~/features/palette/palette';
import { useT } from '~/lib/i18n/use-t';
import { CRM_PAGES } from './crm-pages';
import { useSignOut } from './use-sign-out';

/** The palette with the screens that this role can open. */
export function StaffPalette({ role }: { role: Role }) {
  const t = useT('layout');
  const palette = useT('palette');
  const onSignOut = useSignOut();
  const screens = [
    { to: '/app/listing', title: t('app.explorer'), letter: 'e' },
    ...CRM_PAGES.filter(({ needs }) => isAllowed(role, needs)).map(({ to, key, letter }) => ({
      ...{ to, title: t(key), letter },
    })),
    // Pages without a place in the bar.
    ...(isAllowed(role, 'lead:read:own')
      ? [{ to: '/app/contacts/trash', title: palette('trash') }]
      : []),
    ...(isAllowed(role, 'audit:read') ? [{ to: '/app/audit', title: palette('audit') }] : []),
  ];
  return <Palette {...{ screens, onSignOut }} />;
}
