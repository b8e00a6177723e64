import type { StaffUser } from '@alpha/contract';
import { ShieldCheck } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { Moment } from '~/ui/moment';
import { hasTwoFactor, isInvited, isLocked } from './user-facts';

/** The normal state is plain text; states that need attention get a badge. */
export function UserState({ user }: { user: StaffUser }) {
  const t = useT('users');
  if (user.deactivated_at) return <Badge>{t('state.deactivated')}</Badge>;
  if (isLocked(user) && user.locked_until)
    return (
      <Badge tone="loss">
        {t('state.lockedUntil')} <Moment at={user.locked_until} isBrief />
      </Badge>
    );
  if (isInvited(user))
    return (
      <Badge tone={user.invitation?.valid_until ? 'accent' : 'loss'}>
        {t(user.invitation?.valid_until ? 'state.invited' : 'state.invitationExpired')}
      </Badge>
    );
  return <span className="text-ink-2">{t('state.active')}</span>;
}

export function TwoFactorMark({ user, isLong = false }: { user: StaffUser; isLong?: boolean }) {
  const t = useT('users');
  if (!hasTwoFactor(user))
    return <span className="text-ink-3">{t(isLong ? 'twoFactor.offLong' : 'twoFactor.off')}</span>;
  return (
    <span className="flex items-center gap-1.5 text-ink-2">
      <ShieldCheck aria-hidden="true" size={15} strokeWidth={1.5} className="text-gain" />
      {t(isLong ? 'twoFactor.onLong' : 'twoFactor.on')}
    </span>
  );
}
